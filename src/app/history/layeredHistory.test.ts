import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTabHistory, type TabHistory } from '../../../tests/tabHistory';
import { layerCount, openLayer } from '../../lib/openLayers';
import { layeredHistory, type Visit } from './layeredHistory';

let tab: TabHistory;
let view: ReturnType<typeof layeredHistory>;
/** The router stops to listen. */
let end: () => void;
/** What the router was told: where it found itself, and its number of that page. */
let told: [path: string, index: number][];
let sheets: Sheet[];

/** A sheet, as React would keep it: closing is a matter of the next moment. */
class Sheet {
  isOpen = true;
  asked = 0;
  #release: () => void;

  constructor(readonly stays = false) {
    this.#release = openLayer(() => {
      this.asked += 1;
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
  if (navigationType === NavigationType.Pop) told.push([address(), index()]);
}

/** Starts the router, at the present entry. */
function start(): void {
  view = layeredHistory(tab.page);
  end = view.listen(onVisit);
}

/** The router opens another page, or gives the present one another address. */
const push = (path: string) => view.navigator.push(path);
const replace = (path: string) => view.navigator.replace(path);

async function openSheet(stays = false): Promise<Sheet> {
  const sheet = new Sheet(stays);
  await tab.rest();
  return sheet;
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  sheets = [];
  tab = startTabHistory('/home');
  start();
  push('/list');
});

afterEach(() => {
  end();
  for (const sheet of sheets) sheet.close();
  expect(layerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a sheet', () => {
  it('is closed by the way back, and the page beneath stays', async () => {
    const sheet = await openSheet();
    expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
    await tab.press(-1);
    expect([sheet.isOpen, sheet.asked, told]).toEqual([false, 1, []]);
    await tab.press(-1);
    expect(told).toEqual([['/home', 0]]);
  });

  it('that is closed by its button leaves nothing behind: the next way back leads to the page before', async () => {
    (await openSheet()).close();
    await tab.rest();
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/list]']);
    expect(told).toEqual([]);
    await tab.press(-1);
    expect(told).toEqual([['/home', 0]]);
  });

  it('can be opened again and again', async () => {
    for (let time = 0; time < 3; time += 1) {
      const sheet = await openSheet();
      await tab.press(-1);
      expect(sheet.isOpen).toBe(false);
      (await openSheet()).close();
      await tab.rest();
    }
    expect(tab.entries()).toEqual(['/home', '[/list]', '/list']);
    expect(told).toEqual([]);
  });

  it('takes over the entry of one that closes at the same time', async () => {
    const first = await openSheet();
    first.close();
    const second = await openSheet();
    expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
    await tab.press(-1);
    expect([second.isOpen, told]).toEqual([false, []]);
  });

  it('that opens while another is being left gets an entry as well', async () => {
    const first = await openSheet();
    first.close();
    await vi.advanceTimersByTimeAsync(3);
    const second = await openSheet();
    expect([second.isOpen, second.asked]).toEqual([true, 0]);
    await tab.press(-1);
    expect([second.isOpen, told]).toEqual([false, []]);
    await tab.press(-1);
    expect(told).toEqual([['/home', 0]]);
  });

  it('that stays open gets its entry back', async () => {
    const sheet = await openSheet(true);
    await tab.press(-1);
    await tab.press(-1);
    expect([sheet.isOpen, sheet.asked, told]).toEqual([true, 2, []]);
    expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
  });

  it('does not come back by the way forward, which leads nowhere', async () => {
    await openSheet();
    await tab.press(-1);
    await tab.press(1);
    expect(tab.entries()).toEqual(['/home', '[/list]', '/list']);
    expect(told).toEqual([]);
  });
});

describe('a dialog above a sheet', () => {
  it('is closed first, then the sheet, then the page is left', async () => {
    const sheet = await openSheet();
    const dialog = await openSheet();
    await tab.press(-1);
    expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
    await tab.press(-1);
    expect([sheet.isOpen, told]).toEqual([false, []]);
    await tab.press(-1);
    expect(told).toEqual([['/home', 0]]);
  });

  it('that is closed together with the sheet leaves nothing behind', async () => {
    const both = [await openSheet(), await openSheet()];
    for (const one of both) one.close();
    await tab.rest();
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/list]']);
  });

  it('goes with the sheet when the browser leaves both at once', async () => {
    const sheet = await openSheet();
    const dialog = await openSheet();
    tab.history.go(-2);
    await tab.rest();
    expect([sheet.isOpen, dialog.isOpen, told]).toEqual([false, false, []]);
  });
});

describe('a page that is opened from a sheet', () => {
  it('takes the place of its entry, and the sheet is closed', async () => {
    const sheet = await openSheet();
    push('/details');
    await tab.rest();
    expect(sheet.isOpen).toBe(false);
    expect(tab.entries()).toEqual(['/home', '/list', '[/details]']);
    await tab.press(-1);
    expect(told).toEqual([['/list', 1]]);
  });

  it('is the one shown, also when the sheet is being left at that moment', async () => {
    (await openSheet()).close();
    await vi.advanceTimersByTimeAsync(3);
    push('/details');
    await tab.rest();
    expect(tab.entries()).toEqual(['/home', '/list', '[/details]']);
    expect(told).toEqual([]);
  });

  it('from a dialog above it: the way back leads past the sheet', async () => {
    await openSheet();
    await openSheet();
    push('/details');
    await tab.rest();
    await tab.press(-1);
    expect(told).toEqual([['/list', 1]]);
    expect(tab.entries()).toEqual(['/home', '[/list]', '/list', '/details']);
  });

  it('by the browser itself: the way back leads past the sheet', async () => {
    const sheet = await openSheet();
    await tab.type('/typed');
    expect([sheet.isOpen, told]).toEqual([false, [['/typed', 2]]]);
    await tab.press(-1);
    expect(told.slice(1)).toEqual([['/list', 1]]);
  });
});

describe('an address that is typed', () => {
  it('is the page shown, also when a sheet is being left at that moment', async () => {
    (await openSheet()).close();
    await vi.advanceTimersByTimeAsync(3);
    await tab.type('/typed');
    expect(told).toEqual([['/typed', 2]]);
    expect(tab.entries()).toEqual(['/home', '/list', '/list', '[/typed]']);
    await tab.press(-1);
    expect(told.slice(1)).toEqual([['/list', 1]]);
  });

  it('while the app is being drawn is the page shown', async () => {
    end();
    view = layeredHistory(tab.page);
    await tab.type('/typed');
    expect(told).toEqual([]);
    end = view.listen(onVisit);
    await tab.rest();
    expect(told).toEqual([['/typed', 2]]);
    expect(tab.entries()).toEqual(['/home', '/list', '[/typed]']);
  });

  it('is not taken for the page that was there before, whose address had changed', async () => {
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
  it('the page can change its address, which outlives the sheet', async () => {
    const sheet = await openSheet();
    replace('/list?tab=two');
    expect(sheet.isOpen).toBe(true);
    await tab.press(-1);
    expect(tab.entries()).toEqual(['/home', '[/list?tab=two]', '/list?tab=two']);
    expect(told).toEqual([]);
  });

  it('the page can be replaced by another one, which closes it', async () => {
    const sheet = await openSheet();
    replace('/login');
    await tab.rest();
    expect(sheet.isOpen).toBe(false);
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/login]']);
    expect(told).toEqual([]);
  });

  it('a change of address is still there after a page was opened from the sheet', async () => {
    await openSheet();
    replace('/list?tab=two');
    const { key } = view.visit().location;
    push('/details');
    await tab.press(-1);
    expect(told).toEqual([['/list?tab=two', 1]]);
    expect(tab.history.state).toEqual({ idx: 1, key });
  });

  it.each([
    ['at once', () => {}],
    ['while the sheet is being left', () => vi.advanceTimersByTimeAsync(3)],
  ])('the app can go a page back: %s', async (_, pause) => {
    const sheet = await openSheet();
    sheet.close();
    await pause();
    view.navigator.go(-1);
    await tab.rest();
    expect(told).toEqual([['/home', 0]]);
    expect(tab.entries()[0]).toBe('[/home]');
  });

  it('a reload leads to the page without it, and nowhere else', async () => {
    await openSheet();
    replace('/list?tab=two');
    end();
    for (const sheet of sheets) sheet.close();
    start();
    await tab.rest();
    expect(tab.entries().slice(0, 2)).toEqual(['/home', '[/list?tab=two]']);
    expect(told).toEqual([]);
    await tab.press(-1);
    expect(told).toEqual([['/home', 0]]);
  });
});

it('an entry without a page beneath it becomes the page', async () => {
  end();
  tab = startTabHistory('/copied');
  tab.history.replaceState({ idx: 3, key: 'copied', layers: 1 }, '');
  start();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(tab.history.state).toEqual({ idx: 3, key: 'copied' });
  expect(tab.entries()).toEqual(['[/copied]']);
});

it('a visit that the browser made by itself gets a place and a name of its own', async () => {
  await tab.type('/typed');
  expect(tab.history.state).toEqual({ idx: 2, key: expect.stringMatching(/./), usr: null });
});

it('pages go back and forward as ever', async () => {
  push('/details');
  await tab.press(-1);
  await tab.press(-1);
  await tab.press(1);
  expect(told).toEqual([
    ['/list', 1],
    ['/home', 0],
    ['/list', 1],
  ]);
});

it('hears nothing once the router has gone', async () => {
  await openSheet();
  end();
  for (const sheet of sheets) sheet.close();
  await tab.rest();
  expect(tab.entries()).toEqual(['/home', '/list', '[/list]']);
});
