import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright';

/** One JSON line for each played story of a screen. */
export const screenStatesFile = '.cache/shown.jsonl';

/** States that a story of a screen has shown at any time. */
export interface ShownStates {
  title: string;
  /** `loading`, `empty`, `error`, `offline`, `blocked`, and statuses. */
  states: string[];
}

/** The page, with the states it has shown since tracking began. */
interface WatchedPage {
  shown?: Set<string>;
}

/** Starts to track the states that the page shows. */
export const trackScreenStates = (page: Page): Promise<void> =>
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

/** Appends the tracked states to the file, for the test that looks for missing states. */
export async function appendScreenStates(page: Page, title: string): Promise<void> {
  const states = await page.evaluate(() => [...((globalThis as WatchedPage).shown ?? [])]);
  mkdirSync(dirname(screenStatesFile), { recursive: true });
  appendFileSync(screenStatesFile, `${JSON.stringify({ title, states } satisfies ShownStates)}\n`);
}
