import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LayeredTab } from '../../../tests/layeredTab';

let app: LayeredTab;

beforeEach(() => {
  app = new LayeredTab();
});

afterEach(() => app.end());

describe('a sheet', () => {
  it('is closed by going back, and the page below stays', async () => {
    const sheet = await app.openSheet();
    expect(app.tab.entries()).toEqual(['/home', '/list', '[/list]']);
    await app.tab.press(-1);
    expect([sheet.isOpen, sheet.closeRequests, app.visits]).toEqual([false, 1, []]);
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/home', 0]]);
  });

  it('closed by its button leaves no entry: going back leads to the previous page', async () => {
    (await app.openSheet()).close();
    await app.tab.rest();
    expect(app.tab.entries().slice(0, 2)).toEqual(['/home', '[/list]']);
    expect(app.visits).toEqual([]);
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/home', 0]]);
  });

  it('can be opened repeatedly', async () => {
    for (let time = 0; time < 3; time += 1) {
      const sheet = await app.openSheet();
      await app.tab.press(-1);
      expect(sheet.isOpen).toBe(false);
      (await app.openSheet()).close();
      await app.tab.rest();
    }
    expect(app.tab.entries()).toEqual(['/home', '[/list]', '/list']);
    expect(app.visits).toEqual([]);
  });

  it('reuses the entry of one that closes at the same time', async () => {
    const first = await app.openSheet();
    first.close();
    const second = await app.openSheet();
    expect(app.tab.entries()).toEqual(['/home', '/list', '[/list]']);
    await app.tab.press(-1);
    expect([second.isOpen, app.visits]).toEqual([false, []]);
  });

  it('opened while the entry of another is being left gets its own entry', async () => {
    const first = await app.openSheet();
    first.close();
    await vi.advanceTimersByTimeAsync(3);
    const second = await app.openSheet();
    expect([second.isOpen, second.closeRequests]).toEqual([true, 0]);
    await app.tab.press(-1);
    expect([second.isOpen, app.visits]).toEqual([false, []]);
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/home', 0]]);
  });

  it('that refuses to close gets its entry back', async () => {
    const sheet = await app.openSheet(true);
    await app.tab.press(-1);
    await app.tab.press(-1);
    expect([sheet.isOpen, sheet.closeRequests, app.visits]).toEqual([true, 2, []]);
    expect(app.tab.entries()).toEqual(['/home', '/list', '[/list]']);
  });

  it('does not reopen by going forward', async () => {
    await app.openSheet();
    await app.tab.press(-1);
    await app.tab.press(1);
    expect(app.tab.entries()).toEqual(['/home', '[/list]', '/list']);
    expect(app.visits).toEqual([]);
  });
});

describe('a dialog over a sheet', () => {
  it('is closed first, then the sheet; then the page is left', async () => {
    const sheet = await app.openSheet();
    const dialog = await app.openSheet();
    await app.tab.press(-1);
    expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
    await app.tab.press(-1);
    expect([sheet.isOpen, app.visits]).toEqual([false, []]);
    await app.tab.press(-1);
    expect(app.visits).toEqual([['/home', 0]]);
  });

  it('closed together with the sheet leaves no entry', async () => {
    const both = [await app.openSheet(), await app.openSheet()];
    for (const one of both) one.close();
    await app.tab.rest();
    expect(app.tab.entries().slice(0, 2)).toEqual(['/home', '[/list]']);
  });

  it('is closed with the sheet when the browser goes back two entries', async () => {
    const sheet = await app.openSheet();
    const dialog = await app.openSheet();
    app.tab.history.go(-2);
    await app.tab.rest();
    expect([sheet.isOpen, dialog.isOpen, app.visits]).toEqual([false, false, []]);
  });
});
