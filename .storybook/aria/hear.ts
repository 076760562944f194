import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { difference } from './difference.ts';
import { outline } from './outline.ts';
import { type AriaRecord, readRecord, writeRecord } from './record.ts';
import { brokenRules } from './rules.ts';
import { readTree, writeTree } from './tree.ts';

/** A moment of a story. */
export interface Moment {
  story: string;
  step: string;
  /** The first of this story. */
  first: boolean;
}

/** In ms: between two looks; until nothing more is expected to change; until even a busy machine has done it all. */
export interface Times {
  pause: number;
  rest: number;
  patience: number;
}

const usual: Times = { pause: 100, rest: 1_500, patience: 15_000 };

/** What a screen reader is told now. */
interface Told {
  lines: string[];
  broken: string[];
}

/** Whether the focus is in the dialog that is open, if there is one. */
const focusIsHeld = (page: Page) =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const open = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
    return !open || open.contains(document.activeElement);
  });

/** Links that are read out begin with the catalogue's address, whose port is another each time. */
const address = /http:\/\/(127\.0\.0\.1|localhost):\d+/g;

async function listen(page: Page): Promise<Told> {
  const told = await page.locator('body').ariaSnapshot();
  const tree = readTree(told.replace(address, 'http://catalogue.localhost'));
  const lost = (await focusIsHeld(page)) ? [] : ['The focus is not in the dialog that is open.'];
  return { lines: writeTree(outline(tree)), broken: [...brokenRules(tree), ...lost] };
}

const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Listens until what is told is as wanted, or to the end of all patience. */
async function listenUntil(page: Page, times: Times, wanted: (told: Told) => boolean): Promise<Told> {
  const end = performance.now() + times.patience;
  let told = await listen(page);
  while (!wanted(told) && performance.now() < end) {
    await setTimeout(times.pause);
    told = await listen(page);
  }
  return told;
}

/** Listens until what is told has stayed the same for a while. */
function listenToRest(page: Page, times: Times): Promise<Told> {
  let last: string[] = [];
  let since = performance.now();
  return listenUntil(page, times, ({ lines }) => {
    if (!same(lines, last)) since = performance.now();
    last = lines;
    return performance.now() - since >= times.rest;
  });
}

const recordIn = (file: string): AriaRecord =>
  existsSync(file) ? readRecord(readFileSync(file, 'utf8')) : new Map();

function rewrite(file: string, { story, step, first }: Moment, lines: string[]): void {
  const record = recordIn(file);
  const steps = first ? undefined : record.get(story);
  record.set(story, new Map([...(steps ?? []), [step, lines]]));
  writeFileSync(file, writeRecord(record));
}

/**
 * Compares what a screen reader is told with the record of a journey, once it has come to that; what is not as it
 * should be, if anything.
 */
export async function hear(
  page: Page,
  file: string,
  moment: Moment,
  times = usual,
): Promise<string | undefined> {
  if (process.env.UPDATE_ARIA) {
    const { lines, broken } = await listenToRest(page, times);
    rewrite(file, moment, lines);
    return broken.join('\n') || undefined;
  }
  const recorded = recordIn(file).get(moment.story)?.get(moment.step);
  const { lines, broken } = await listenUntil(
    page,
    times,
    (told) => told.broken.length === 0 && same(told.lines, recorded ?? told.lines),
  );
  const place = `after “${moment.step}”`;
  if (broken.length > 0) return `${place}:\n${broken.join('\n')}`;
  if (!recorded) return `${place} is not in ${file}`;
  if (same(lines, recorded)) return undefined;
  return `${place} it is not as ${file} says:\n${difference(recorded, lines).join('\n')}`;
}
