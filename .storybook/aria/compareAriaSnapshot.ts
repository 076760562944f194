import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { diffLines } from './diffLines.ts';
import { outline } from './outline.ts';
import { type AriaRecord, readRecord, writeRecord } from './record.ts';
import { ariaRuleViolations } from './rules.ts';
import { readTree, writeTree } from './tree.ts';

/** The step of a story after which a snapshot is taken. */
export interface SnapshotPoint {
  story: string;
  step: string;
  /** Whether this is the first snapshot of the story. */
  first: boolean;
}

/** Times for polling a page, in ms. */
export interface PollTimes {
  /** Between two snapshots. */
  interval: number;
  /** Without a change, after which the page counts as settled. */
  settle: number;
  /** Until polling gives up; long enough for a busy machine. */
  timeout: number;
}

const defaultTimes: PollTimes = { interval: 100, settle: 1_500, timeout: 15_000 };

interface AriaSnapshot {
  /** Outline of the accessibility tree. */
  lines: string[];
  violations: string[];
}

/** Whether the focus is in the open dialog; true without a dialog. */
const isFocusInOpenDialog = (page: Page) =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const open = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
    return !open || open.contains(document.activeElement);
  });

/** The catalogue's address, whose port differs from run to run. Links contain it. */
const catalogueAddress = /http:\/\/(127\.0\.0\.1|localhost):\d+/g;

async function takeSnapshot(page: Page): Promise<AriaSnapshot> {
  const written = await page.locator('body').ariaSnapshot();
  const tree = readTree(written.replace(catalogueAddress, 'http://catalogue.localhost'));
  const focus = (await isFocusInOpenDialog(page)) ? [] : ['The focus is not in the open dialog.'];
  return { lines: writeTree(outline(tree)), violations: [...ariaRuleViolations(tree), ...focus] };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Polls until a snapshot is accepted, or until the timeout. Returns the last snapshot. */
async function pollUntil(
  page: Page,
  times: PollTimes,
  isAccepted: (snapshot: AriaSnapshot) => boolean,
): Promise<AriaSnapshot> {
  const end = performance.now() + times.timeout;
  let snapshot = await takeSnapshot(page);
  while (!isAccepted(snapshot) && performance.now() < end) {
    await setTimeout(times.interval);
    snapshot = await takeSnapshot(page);
  }
  return snapshot;
}

/** Polls until the snapshot has not changed for the settle time. */
function pollUntilSettled(page: Page, times: PollTimes): Promise<AriaSnapshot> {
  let last: string[] = [];
  let since = performance.now();
  return pollUntil(page, times, ({ lines }) => {
    if (!isSame(lines, last)) since = performance.now();
    last = lines;
    return performance.now() - since >= times.settle;
  });
}

const readRecordFile = (file: string): AriaRecord =>
  existsSync(file) ? readRecord(readFileSync(file, 'utf8')) : new Map();

function updateRecord(file: string, { story, step, first }: SnapshotPoint, lines: string[]): void {
  const record = readRecordFile(file);
  const steps = first ? undefined : record.get(story);
  record.set(story, new Map([...(steps ?? []), [step, lines]]));
  writeFileSync(file, writeRecord(record));
}

/**
 * Compares the ARIA snapshot of a page with the record of its journey. Polls until both match, or until the timeout.
 * With `UPDATE_ARIA`, updates the record once the page has settled.
 *
 * @returns what is wrong; undefined if nothing is
 */
export async function compareAriaSnapshot(
  page: Page,
  file: string,
  point: SnapshotPoint,
  times = defaultTimes,
): Promise<string | undefined> {
  if (process.env.UPDATE_ARIA) {
    const { lines, violations } = await pollUntilSettled(page, times);
    updateRecord(file, point, lines);
    return violations.join('\n') || undefined;
  }
  const recorded = readRecordFile(file).get(point.story)?.get(point.step);
  const { lines, violations } = await pollUntil(
    page,
    times,
    (snapshot) => snapshot.violations.length === 0 && isSame(snapshot.lines, recorded ?? snapshot.lines),
  );
  const place = `after “${point.step}”`;
  if (violations.length > 0) return `${place}:\n${violations.join('\n')}`;
  if (!recorded) return `${place} is not in ${file}`;
  if (isSame(lines, recorded)) return undefined;
  return `${place} differs from ${file}:\n${diffLines(recorded, lines).join('\n')}`;
}
