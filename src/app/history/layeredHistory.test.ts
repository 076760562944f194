import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTabHistory, type TabHistory } from '../../../tests/tabHistory';
import { layerCount, openLayer } from '../../lib/openLayers';
import { layeredHistory, type Visit } from './layeredHistory';

let tab: TabHistory;
let view: ReturnType<typeof layeredHistory>;
/** Stops the router's subscription. */
let stop: () => void;
/** Visits reported to the router for POP navigations: address, and index of the entry. */
let visits: [path: string, index: number][];
let sheets: Sheet[];

/** A sheet that closes asynchronously, as a React component does. */
class Sheet {
  isOpen = true;
  closeRequests = 0;
  #release: () => void;

  constructor(readonly stays = false) {
    this.#release = openLayer(() => {
      this.closeRequests += 1;
      if (!this.stays) queueMicrotask(() => this.close());
    });
    sheets.push(this);
  }

  close(): void {
    this.isOpen = false;
    this.#release();
  }
}

const address = () => tab.page.location.href.split('#')[1] ?? '';
const index = () => (tab.history.state as { idx: number }).idx;

function onVisit({ navigationType }: Visit): void {
  if (navigationType === NavigationType.Pop) visits.push([address(), index()]);
}

/** Starts the router at the current entry. */
function start(): void {
  view = layeredHistory(tab.page);
  stop = view.listen(onVisit);
}

/** Navigation by the router: to another page, or to another address of the current one. */
const push = (path: string) => view.navigator.push(path);
const replace = (path: string) => view.navigator.replace(path);

async function openSheet(stays = false): Promise<Sheet> {
  const sheet = new Sheet(stays);
  await tab.rest();
  return sheet;
}

beforeEach(() => {
  vi.useFakeTimers();
  visits = [];
  sheets = [];
  tab = startTabHistory('/home');
  start();
  push('/list');
});

afterEach(() => {
  stop();
  for (const sheet of sheets) sheet.close();
  expect(layerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a sheet', () => {
  it('is closed by going back, and the page below stays', async () => {
    const sheet = await openSheet();
    expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
    await tab.press(-1);
    expect([sheet.isOpen, sheet.closeRequests, visits]).toEqual([false, 1, []]);
    await tab.press(-1);
    expect(visits).toEqual([['/home', 0]]);
  });

  it('closed by its button leaves no entry: going back leads to the previous page', async () => {
    (await openSheet()).close();
    await tab.rest();
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/list]']);
    expect(visits).toEqual([]);
    await tab.press(-1);
    expect(visits).toEqual([['/home', 0]]);
  });

  it('can be opened repeatedly', async () => {
    for (let time = 0; time < 3; time += 1) {
      const sheet = await openSheet();
      await tab.press(-1);
      expect(sheet.isOpen).toBe(false);
      (await openSheet()).close();
      await tab.rest();
    }
    expect(tab.entries()).toEqual(['/home', '[/list]', '/list']);
    expect(visits).toEqual([]);
  });

  it('reuses the entry of one that closes at the same time', async () => {
    const first = await openSheet();
    first.close();
    const second = await openSheet();
    expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
    await tab.press(-1);
    expect([second.isOpen, visits]).toEqual([false, []]);
  });

  it('opened while the entry of another is being left gets its own entry', async () => {
    const first = await openSheet();
    first.close();
    await vi.advanceTimersByTimeAsync(3);
    const second = await openSheet();
    expect([second.isOpen, second.closeRequests]).toEqual([true, 0]);
    await tab.press(-1);
    expect([second.isOpen, visits]).toEqual([false, []]);
    await tab.press(-1);
    expect(visits).toEqual([['/home', 0]]);
  });

  it('that refuses to close gets its entry back', async () => {
    const sheet = await openSheet(true);
    await tab.press(-1);
    await tab.press(-1);
    expect([sheet.isOpen, sheet.closeRequests, visits]).toEqual([true, 2, []]);
    expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
  });

  it('does not reopen by going forward', async () => {
    await openSheet();
    await tab.press(-1);
    await tab.press(1);
    expect(tab.entries()).toEqual(['/home', '[/list]', '/list']);
    expect(visits).toEqual([]);
  });
});

describe('a dialog over a sheet', () => {
  it('is closed first, then the sheet; then the page is left', async () => {
    const sheet = await openSheet();
    const dialog = await openSheet();
    await tab.press(-1);
    expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
    await tab.press(-1);
    expect([sheet.isOpen, visits]).toEqual([false, []]);
    await tab.press(-1);
    expect(visits).toEqual([['/home', 0]]);
  });

  it('closed together with the sheet leaves no entry', async () => {
    const both = [await openSheet(), await openSheet()];
    for (const one of both) one.close();
    await tab.rest();
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/list]']);
  });

  it('is closed with the sheet when the browser goes back two entries', async () => {
    const sheet = await openSheet();
    const dialog = await openSheet();
    tab.history.go(-2);
    await tab.rest();
    expect([sheet.isOpen, dialog.isOpen, visits]).toEqual([false, false, []]);
  });
});

describe('a page opened from a sheet', () => {
  it('replaces its entry and closes the sheet', async () => {
    const sheet = await openSheet();
    push('/details');
    await tab.rest();
    expect(sheet.isOpen).toBe(false);
    expect(tab.entries()).toEqual(['/home', '/list', '[/details]']);
    await tab.press(-1);
    expect(visits).toEqual([['/list', 1]]);
  });

  it('is shown, also while the entry of the sheet is being left', async () => {
    (await openSheet()).close();
    await vi.advanceTimersByTimeAsync(3);
    push('/details');
    await tab.rest();
    expect(tab.entries()).toEqual(['/home', '/list', '[/details]']);
    expect(visits).toEqual([]);
  });

  it('from a dialog over it: going back skips the sheet', async () => {
    await openSheet();
    await openSheet();
    push('/details');
    await tab.rest();
    await tab.press(-1);
    expect(visits).toEqual([['/list', 1]]);
    expect(tab.entries()).toEqual(['/home', '[/list]', '/list', '/details']);
  });

  it('by a typed address: going back skips the sheet', async () => {
    const sheet = await openSheet();
    await tab.type('/typed');
    expect([sheet.isOpen, visits]).toEqual([false, [['/typed', 2]]]);
    await tab.press(-1);
    expect(visits.slice(1)).toEqual([['/list', 1]]);
  });
});

describe('a typed address', () => {
  it('is shown, also while the entry of a sheet is being left', async () => {
    (await openSheet()).close();
    await vi.advanceTimersByTimeAsync(3);
    await tab.type('/typed');
    expect(visits).toEqual([['/typed', 2]]);
    expect(tab.entries()).toEqual(['/home', '/list', '/list', '[/typed]']);
    await tab.press(-1);
    expect(visits.slice(1)).toEqual([['/list', 1]]);
  });

  it('is shown when typed before the router listens', async () => {
    stop();
    view = layeredHistory(tab.page);
    await tab.type('/typed');
    expect(visits).toEqual([]);
    stop = view.listen(onVisit);
    await tab.rest();
    expect(visits).toEqual([['/typed', 2]]);
    expect(tab.entries()).toEqual(['/home', '/list', '[/typed]']);
  });

  it('does not receive the changed address of the page it replaced', async () => {
    await openSheet();
    replace('/list?tab=two');
    await tab.press(-1);
    (await openSheet()).close();
    replace('/list?tab=three');
    view.navigator.go(-1);
    await tab.rest();
    await tab.type('/typed');
    expect(address()).toBe('/typed');
    expect(tab.entries()).toEqual(['/home', '[/typed]']);
  });
});

describe('while a sheet is open', () => {
  it('the page can change its address, which remains after the sheet', async () => {
    const sheet = await openSheet();
    replace('/list?tab=two');
    expect(sheet.isOpen).toBe(true);
    await tab.press(-1);
    expect(tab.entries()).toEqual(['/home', '[/list?tab=two]', '/list?tab=two']);
    expect(visits).toEqual([]);
  });

  it('replacing the page closes it', async () => {
    const sheet = await openSheet();
    replace('/login');
    await tab.rest();
    expect(sheet.isOpen).toBe(false);
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/login]']);
    expect(visits).toEqual([]);
  });

  it('a changed address remains after a page was opened from the sheet', async () => {
    await openSheet();
    replace('/list?tab=two');
    const { key } = view.visit().location;
    push('/details');
    await tab.press(-1);
    expect(visits).toEqual([['/list?tab=two', 1]]);
    expect(tab.history.state).toEqual({ idx: 1, key });
  });

  it.each([
    ['at once', () => {}],
    ['while its entry is being left', () => vi.advanceTimersByTimeAsync(3)],
  ])('the app can go a page back: %s', async (_, pause) => {
    const sheet = await openSheet();
    sheet.close();
    await pause();
    view.navigator.go(-1);
    await tab.rest();
    expect(visits).toEqual([['/home', 0]]);
    expect(tab.entries()[0]).toBe('[/home]');
  });

  it('a reload shows the page without it', async () => {
    await openSheet();
    replace('/list?tab=two');
    stop();
    for (const sheet of sheets) sheet.close();
    start();
    await tab.rest();
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/list?tab=two]']);
    expect(visits).toEqual([]);
    await tab.press(-1);
    expect(visits).toEqual([['/home', 0]]);
  });
});

it('an entry without a page below becomes the page', async () => {
  stop();
  tab = startTabHistory('/copied');
  tab.history.replaceState({ idx: 3, key: 'copied', layers: 1 }, '');
  start();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(tab.history.state).toEqual({ idx: 3, key: 'copied' });
  expect(tab.entries()).toEqual(['[/copied]']);
});

it('a visit made by the browser gets an index and a key', async () => {
  await tab.type('/typed');
  expect(tab.history.state).toEqual({ idx: 2, key: expect.stringMatching(/./), usr: null });
});

it('pages go back and forward', async () => {
  push('/details');
  await tab.press(-1);
  await tab.press(-1);
  await tab.press(1);
  expect(visits).toEqual([
    ['/list', 1],
    ['/home', 0],
    ['/list', 1],
  ]);
});

it('does nothing after the router stops', async () => {
  await openSheet();
  stop();
  for (const sheet of sheets) sheet.close();
  await tab.rest();
  expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
});
