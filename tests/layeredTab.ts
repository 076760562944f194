import { NavigationType } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { layeredHistory, type Visit } from '../src/app/history/layeredHistory';
import { layerCount, openLayer } from '../src/lib/openLayers';
import { startTabHistory } from './tabHistory';

/** A sheet that closes asynchronously, as a React component does. */
class Sheet {
  isOpen = true;
  closeRequests = 0;
  #release: () => void;

  constructor(readonly stays: boolean) {
    this.#release = openLayer(() => {
      this.closeRequests += 1;
      if (!this.stays) queueMicrotask(() => this.close());
    });
  }

  close(): void {
    this.isOpen = false;
    this.#release();
  }
}

/** A router in a fake tab, on the page `/list` that was opened from `/home`. Fakes timers until `end`. */
export class LayeredTab {
  tab = startTabHistory('/home');
  view = layeredHistory(this.tab.page);
  /** Visits reported to the router for POP navigations: address, and index of the entry. */
  visits: [path: string, index: number][] = [];
  sheets: Sheet[] = [];
  /** Stops the router's subscription. */
  stop: () => void;

  constructor() {
    vi.useFakeTimers();
    this.stop = this.listen();
    this.push('/list');
  }

  /** Starts the router at the current entry. */
  start(): void {
    this.view = layeredHistory(this.tab.page);
    this.stop = this.listen();
  }

  listen(): () => void {
    return this.view.listen(({ navigationType }: Visit) => {
      const { idx } = this.tab.history.state as { idx: number };
      if (navigationType === NavigationType.Pop) this.visits.push([this.address(), idx]);
    });
  }

  address(): string {
    return this.tab.page.location.href.split('#')[1] ?? '';
  }

  /** Navigation by the router: to another page. */
  push(path: string): void {
    this.view.navigator.push(path);
  }

  /** Navigation by the router: to another address of the current page. */
  replace(path: string): void {
    this.view.navigator.replace(path);
  }

  async openSheet(stays = false): Promise<Sheet> {
    const sheet = new Sheet(stays);
    this.sheets.push(sheet);
    await this.tab.rest();
    return sheet;
  }

  end(): void {
    this.stop();
    for (const sheet of this.sheets) sheet.close();
    expect(layerCount()).toBe(0);
    vi.useRealTimers();
  }
}
