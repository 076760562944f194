import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright';

/** One line for each screen that was played. */
export const shownFile = '.cache/shown.jsonl';

/** What the story of a screen showed, at any time. */
export interface Shown {
  title: string;
  /** `loading`, `empty`, `error`, `offline`, `blocked`, and the words of statuses. */
  states: string[];
}

/** Where the page keeps what it has shown since the last story. */
interface WatchedPage {
  shown?: Set<string>;
}

/** Begins to note in which states a screen is seen. */
export const watchShown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = globalThis as WatchedPage;
    const isWatching = watched.shown !== undefined;
    watched.shown = new Set();
    if (isWatching) return;
    const note = (name: string) => {
      for (const each of document.querySelectorAll(`[data-${name}]`))
        watched.shown?.add(each.getAttribute(`data-${name}`) ?? '');
    };
    const look = () => {
      note('state');
      note('status');
      if (document.querySelector('[aria-disabled=true]:not([aria-busy])')) watched.shown?.add('blocked');
    };
    new MutationObserver(look).observe(document.body, {
      ...{ childList: true, subtree: true, attributes: true },
      attributeFilter: ['data-state', 'data-status', 'aria-disabled'],
    });
  });

/** Keeps what was noted, for the test that asks whether any state is missing. */
export async function keepShown(page: Page, title: string): Promise<void> {
  const states = await page.evaluate(() => [...((globalThis as WatchedPage).shown ?? [])]);
  mkdirSync(dirname(shownFile), { recursive: true });
  appendFileSync(shownFile, `${JSON.stringify({ title, states } satisfies Shown)}\n`);
}
