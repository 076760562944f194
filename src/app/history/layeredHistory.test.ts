import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LayeredTab } from '../../../tests/layeredTab';
import { startTabHistory } from '../../../tests/tabHistory';
import { layeredHistory } from './layeredHistory';

let app: LayeredTab;

beforeEach(() => {
  app = new LayeredTab();
});

afterEach(() => app.end());

describe('a page opened from a sheet', () => {
  it('replaces its entry and closes the sheet', async () => {
    const sheet = await app.openSheet();
    app.push('/details');
    await app.tab.rest();
    expect(sheet.isOpen).toBe(false);
    expect(app.tab.entries()).toEqual(['/home', '/list', '[/details]']);
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/list', 1]]);
  });

  it('is shown, also while the entry of the sheet is being left', async () => {
    (await app.openSheet()).close();
    await vi.advanceTimersByTimeAsync(3);
    app.push('/details');
    await app.tab.rest();
    expect(app.tab.entries()).toEqual(['/home', '/list', '[/details]']);
    expect(app.visits).toEqual([]);
  });

  it('from a dialog over it: going back skips the sheet', async () => {
    await app.openSheet();
    await app.openSheet();
    app.push('/details');
    await app.tab.rest();
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/list', 1]]);
    expect(app.tab.entries()).toEqual(['/home', '[/list]', '/list', '/details']);
  });

  it('by a typed address: going back skips the sheet', async () => {
    const sheet = await app.openSheet();
    await app.tab.type('/typed');
    expect([sheet.isOpen, app.visits]).toEqual([false, [['/typed', 2]]]);
    await app.tab.press(-1);
    expect(app.visits.slice(1)).toEqual([['/list', 1]]);
  });
});

describe('a typed address', () => {
  it('is shown, also while the entry of a sheet is being left', async () => {
    (await app.openSheet()).close();
    await vi.advanceTimersByTimeAsync(3);
    await app.tab.type('/typed');
    expect(app.visits).toEqual([['/typed', 2]]);
    expect(app.tab.entries()).toEqual(['/home', '/list', '/list', '[/typed]']);
    await app.tab.press(-1);
    expect(app.visits.slice(1)).toEqual([['/list', 1]]);
  });

  it('is shown when typed before the router listens', async () => {
    app.stop();
    app.view = layeredHistory(app.tab.page);
    await app.tab.type('/typed');
    expect(app.visits).toEqual([]);
    app.stop = app.listen();
    await app.tab.rest();
    expect(app.visits).toEqual([['/typed', 2]]);
    expect(app.tab.entries()).toEqual(['/home', '/list', '[/typed]']);
  });

  it('does not receive the changed address of the page it replaced', async () => {
    await app.openSheet();
    app.replace('/list?tab=two');
    await app.tab.press(-1);
    (await app.openSheet()).close();
    app.replace('/list?tab=three');
    app.view.navigator.go(-1);
    await app.tab.rest();
    await app.tab.type('/typed');
    expect(app.address()).toBe('/typed');
    expect(app.tab.entries()).toEqual(['/home', '[/typed]']);
  });
});

describe('while a sheet is open', () => {
  it('the page can change its address, which remains after the sheet', async () => {
    const sheet = await app.openSheet();
    app.replace('/list?tab=two');
    expect(sheet.isOpen).toBe(true);
    await app.tab.press(-1);
    expect(app.tab.entries()).toEqual(['/home', '[/list?tab=two]', '/list?tab=two']);
    expect(app.visits).toEqual([]);
  });

  it('replacing the page closes it', async () => {
    const sheet = await app.openSheet();
    app.replace('/login');
    await app.tab.rest();
    expect(sheet.isOpen).toBe(false);
    expect(app.tab.entries().slice(0, 2)).toEqual(['/home', '[/login]']);
    expect(app.visits).toEqual([]);
  });

  it('a changed address remains after a page was opened from the sheet', async () => {
    await app.openSheet();
    app.replace('/list?tab=two');
    const { key } = app.view.visit().location;
    app.push('/details');
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/list?tab=two', 1]]);
    expect(app.tab.history.state).toEqual({ idx: 1, key });
  });

  it.each([
    ['at once', () => {}],
    ['while its entry is being left', () => vi.advanceTimersByTimeAsync(3)],
  ])('the app can go a page back: %s', async (_, pause) => {
    const sheet = await app.openSheet();
    sheet.close();
    await pause();
    app.view.navigator.go(-1);
    await app.tab.rest();
    expect(app.visits).toEqual([['/home', 0]]);
    expect(app.tab.entries()[0]).toBe('[/home]');
  });

  it('a reload shows the page without it', async () => {
    await app.openSheet();
    app.replace('/list?tab=two');
    app.stop();
    for (const sheet of app.sheets) sheet.close();
    app.start();
    await app.tab.rest();
    expect(app.tab.entries().slice(0, 2)).toEqual(['/home', '[/list?tab=two]']);
    expect(app.visits).toEqual([]);
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/home', 0]]);
  });
});

it('an entry without a page below becomes the page', async () => {
  app.stop();
  app.tab = startTabHistory('/copied');
  app.tab.history.replaceState({ idx: 3, key: 'copied', layers: 1 }, '');
  app.start();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(app.tab.history.state).toEqual({ idx: 3, key: 'copied' });
  expect(app.tab.entries()).toEqual(['[/copied]']);
});

it('a visit made by the browser gets an index and a key', async () => {
  await app.tab.type('/typed');
  expect(app.tab.history.state).toEqual({ idx: 2, key: expect.stringMatching(/./), usr: null });
});

it('pages go back and forward', async () => {
  app.push('/details');
  await app.tab.press(-1);
  await app.tab.press(-1);
  await app.tab.press(1);
  expect(app.visits).toEqual([
    ['/list', 1],
    ['/home', 0],
    ['/list', 1],
  ]);
});

it('the first page of every full load has a key of its own', () => {
  const keyOf = (path: string) => layeredHistory(startTabHistory(path).page).visit().location.key;
  expect(keyOf('/one')).not.toBe(keyOf('/other'));
});

it('a held key that replaces the address writes less than WebKit refuses, and the last address is kept', async () => {
  const { replaceState } = app.tab.history;
  const write = vi.fn(replaceState);
  app.tab.history.replaceState = write;
  app.start();
  for (let press = 1; press <= 300; press += 1) {
    app.replace(`/list?tab=${press}`);
    expect(app.view.visit().location.search).toBe(`?tab=${press}`);
    await vi.advanceTimersByTimeAsync(33);
  }
  expect(write.mock.calls.length).toBeLessThan(100);
  await vi.advanceTimersByTimeAsync(250);
  expect(app.address()).toBe('/list?tab=300');
});

it('an address that is not written yet is written before another page opens, and never to another page', async () => {
  for (let press = 1; press <= 60; press += 1) app.replace(`/list?tab=${press}`);
  app.push('/details');
  expect(app.tab.entries()).toEqual(['/home', '/list?tab=60', '[/details]']);
  for (let press = 1; press <= 60; press += 1) app.replace(`/details?tab=${press}`);
  await app.tab.press(-1);
  await vi.advanceTimersByTimeAsync(250);
  expect(app.tab.entries()[1]).toBe('[/list?tab=60]');
});

it('does nothing after the router stops', async () => {
  await app.openSheet();
  app.stop();
  for (const sheet of app.sheets) sheet.close();
  await app.tab.rest();
  expect(app.tab.entries()).toEqual(['/home', '/list', '[/list]']);
});
