import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LayeredTab, rest } from '../../tests/layeredTab';

let app: LayeredTab;
beforeEach(() => {
  app = new LayeredTab();
});
afterEach(() => app.end());

const push = (path: string) => app.view.navigator.push(path);
const replace = (path: string) => app.view.navigator.replace(path);
/** The entry of a closed sheet is being left. */
const underWay = () => vi.advanceTimersByTimeAsync(3);

it('going back closes the dialog, then the sheet below it, then leaves the page', async () => {
  const sheet = await app.openSheet();
  const dialog = await app.openSheet();
  expect(app.tab.entries).toEqual(['/home', '/list', '/list', '[/list]']);
  await app.tab.press(-1);
  expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
  await app.tab.press(-1);
  expect([sheet.isOpen, app.visits]).toEqual([false, []]);
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/home']);
});

it('sheets closed by their buttons leave no entry', async () => {
  push('/details');
  for (let time = 0; time < 3; time += 1) {
    const both = [await app.openSheet(), await app.openSheet()];
    for (const one of both) one.close();
    await rest();
  }
  expect([app.tab.entries.slice(0, 3), app.visits]).toEqual([['/home', '/list', '[/details]'], []]);
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/list']);
});

it.each([
  ['at the same time', () => {}],
  ['while its entry is being left', underWay],
])('a sheet that opens as another closes, %s, is closed by going back', async (_, pause) => {
  (await app.openSheet()).close();
  await pause();
  const second = await app.openSheet();
  expect([second.isOpen, app.tab.entries]).toEqual([true, ['/home', '/list', '[/list]']]);
  await app.tab.press(-1);
  expect([second.isOpen, app.visits]).toEqual([false, []]);
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/home']);
});

it('a sheet that refuses to close keeps the page', async () => {
  const sheet = await app.openSheet(true);
  await app.tab.press(-1);
  await app.tab.press(-1);
  expect([sheet.isOpen, app.visits]).toEqual([true, []]);
  expect(app.tab.entries).toEqual(['/home', '/list', '[/list]']);
});

it('going forward does not reopen a sheet', async () => {
  await app.openSheet();
  await app.tab.press(-1);
  await app.tab.press(1);
  expect([app.tab.entries, app.visits]).toEqual([['/home', '[/list]', '/list'], []]);
});

it.each([
  ['open', () => {}],
  ['closed at once', () => app.sheets[0]?.close()],
  [
    'whose entry is being left',
    async () => {
      app.sheets[0]?.close();
      await underWay();
    },
  ],
])('a page opened from a sheet, %s, replaces its entry and is shown', async (_, prepare) => {
  const sheet = await app.openSheet();
  await prepare();
  push('/details');
  await rest();
  expect(sheet.isOpen).toBe(false);
  expect(app.tab.entries).toEqual(['/home', '/list', '[/details]']);
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/list']);
});

it('going back to a page skips the entry of a sheet that a dialog was open over', async () => {
  await app.openSheet();
  await app.openSheet();
  push('/details');
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/list']);
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/list', '/home']);
});

it.each([
  ['at once', () => {}],
  ['while its entry is being left', underWay],
])('the app goes back a page after closing a sheet, %s', async (_, pause) => {
  (await app.openSheet()).close();
  await pause();
  app.view.navigator.go(-1);
  await rest();
  expect([app.tab.entries[0], app.visits]).toEqual(['[/home]', ['/home']]);
});

it('a changed query of the page remains after the sheet', async () => {
  const sheet = await app.openSheet();
  replace('/list?tab=two');
  expect(sheet.isOpen).toBe(true);
  await app.tab.press(-1);
  expect([app.tab.entries[1], app.visits]).toEqual(['[/list?tab=two]', []]);
});

it('a changed query of the page remains after a page was opened from the sheet', async () => {
  await app.openSheet();
  replace('/list?tab=two');
  const { key } = app.view.visit().location;
  push('/details');
  await app.tab.press(-1);
  expect([app.tab.entries[1], app.visits]).toEqual(['[/list?tab=two]', ['/list?tab=two']]);
  expect(app.view.visit().location.key).toBe(key);
});

it('a sheet is closed when another page replaces its page', async () => {
  const sheet = await app.openSheet();
  replace('/login');
  await rest();
  expect([sheet.isOpen, app.tab.entries.slice(0, 2)]).toEqual([false, ['/home', '[/login]']]);
});

it('a reload shows the page without the sheet, under the same key', async () => {
  await app.openSheet();
  replace('/list?tab=two');
  const { key } = app.view.visit().location;
  app.load();
  await rest();
  expect(app.tab.entries.slice(0, 2)).toEqual(['/home', '[/list?tab=two]']);
  expect(app.view.visit().location.key).toBe(key);
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/home']);
});

it('the entry of a sheet without a page below becomes the page', async () => {
  app.load('/copied', { idx: 3, key: 'copied', layers: 1 });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(app.tab.state).toMatchObject({ idx: 3, key: 'copied', layers: undefined });
  push('/details');
  expect(app.tab.entries).toEqual(['/copied', '[/details]']);
});

it.each([
  ['open', () => {}],
  ['being left', () => app.sheets[0]?.close()],
])('a typed address is shown over a sheet, %s, and leads back to its page', async (_, prepare) => {
  const sheet = await app.openSheet();
  await prepare();
  await underWay();
  await app.tab.type('/typed');
  expect([sheet.isOpen, app.visits, app.tab.entries.at(-1)]).toEqual([false, ['/typed'], '[/typed]']);
  expect(app.tab.state).toMatchObject({ idx: 2, key: expect.stringMatching(/./) });
  await app.tab.press(-1);
  expect(app.visits).toEqual(['/typed', '/list']);
});

it('an address that is typed before the router listens is shown', async () => {
  app.stop();
  await app.tab.type('/typed');
  app.listen();
  await rest();
  expect([app.visits, app.tab.entries]).toEqual([['/typed'], ['/home', '/list', '[/typed]']]);
});

it('a typed address does not become the changed one of a page that it replaces', async () => {
  replace('/list?tab=two');
  await app.tab.press(-1);
  await app.tab.type('/typed');
  expect([app.visits, app.tab.entries]).toEqual([
    ['/home', '/typed'],
    ['/home', '[/typed]'],
  ]);
});

it('the first page of every full load has no page before it, and a key of its own', async () => {
  const keys: string[] = [];
  for (const path of ['/one', '/other']) {
    app.load(path);
    keys.push(app.view.visit().location.key);
    await rest();
    expect([app.tab.state, app.visits]).toMatchObject([{ idx: 0, key: keys.at(-1) }, []]);
  }
  expect(keys[0]).not.toBe(keys[1]);
});

it('a held key that changes the address writes less than WebKit refuses, and the last address is kept', async () => {
  const write = vi.spyOn(app.tab, 'replaceState');
  for (let press = 1; press <= 300; press += 1) {
    replace(`/list?tab=${press}`);
    expect(app.view.visit().location.search).toBe(`?tab=${press}`);
    await vi.advanceTimersByTimeAsync(33);
  }
  expect(write.mock.calls.length).toBeLessThan(100);
  await vi.advanceTimersByTimeAsync(125);
  expect(app.tab.entries).toEqual(['/home', '[/list?tab=300]']);
});

it('an address that is not written yet is written when the member returns, and never to another page', async () => {
  for (const tab of ['one', 'two']) replace(`/list?tab=${tab}`);
  push('/details');
  await vi.advanceTimersByTimeAsync(125);
  expect(app.tab.entries).toEqual(['/home', '/list?tab=one', '[/details]']);
  await app.tab.press(-1);
  expect([app.visits, app.tab.entries[1]]).toEqual([['/list?tab=two'], '[/list?tab=two]']);
});

it('an address that is not written yet is not written over a typed one', async () => {
  await rest();
  for (const tab of ['one', 'two']) replace(`/list?tab=${tab}`);
  app.tab.pushState(null, '', '#/typed');
  await vi.advanceTimersByTimeAsync(125);
  expect(app.tab.entries).toEqual(['/home', '/list?tab=one', '[/typed]']);
});

it('nothing is written after the router stops', async () => {
  (await app.openSheet()).close();
  app.stop();
  await rest();
  expect(app.tab.entries).toEqual(['/home', '/list', '[/list]']);
});
