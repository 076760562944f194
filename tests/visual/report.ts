import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Difference } from './compare.ts';
import {
  type Decision,
  decisionOf,
  decisionsElsewhere,
  decisionsFile,
  keyOf,
  type Verdict,
} from './decisions.ts';
import { areaOf, componentOf, type Group, type Grouped, groupChanges, kindOf, type Marks } from './groups.ts';
import { markDifferences } from './markDifferences.ts';

export interface Comparison {
  /** Number of compared pictures. */
  compared: number;
  differences: readonly Difference[];
  /** Files that differ from the base. */
  changedFiles: readonly string[];
  /** Why pictures could not be taken. */
  failures: readonly string[];
  /** What was compared; one sentence each. */
  remarks: readonly string[];
  /** Earlier decisions. */
  decisions: readonly Decision[];
  /** Whether the run compares a picture, by name. */
  covers: (name: string) => boolean;
}

/** A difference in the report. */
export interface Change extends Grouped {
  name: string;
  /** Identifies the two pictures. */
  key: string;
  area: string;
  locale: string;
  width: number;
  theme: string;
  /** Number of differing pixels; undefined if there is one picture. */
  pixels?: number | undefined;
  /** Files in the report's folder, by label. */
  files: { before?: string; after?: string; difference?: string };
  verdict?: Verdict | undefined;
  reason?: string | undefined;
}

/** What the page shows. */
export interface ReportData {
  /** One sentence. */
  summary: string;
  remarks: readonly string[];
  failures: readonly string[];
  groups: readonly Group<Change>[];
  /** Decisions about pictures that were not compared. */
  elsewhere: readonly Decision[];
  /** File to which decisions are saved. */
  decisionsFile: string;
}

/** Numbers of differences, by decision. */
export interface Counts {
  accepted: number;
  unwanted: number;
  undecided: number;
}

/** Writes an HTML page with all differences, and its pictures next to it. */
export async function writeReport(folder: string, browser: Browser, comparison: Comparison): Promise<Counts> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { decisions, differences, changedFiles, covers } = comparison;
  const copied = differences.map((difference, at) => ({
    difference,
    files: copyPictures(folder, difference, at),
  }));
  const marks = await marksOf(folder, browser, copied);
  const changes = copied.map(({ difference, files }) =>
    changeOf(difference, files, marks.get(difference), { decisions, changedFiles }),
  );
  const differing = new Set(changes.map(({ name }) => name));
  const elsewhere = decisionsElsewhere(decisions, (name) => differing.has(name) || covers(name));
  const countOf = (wanted?: Verdict) => changes.filter(({ verdict }) => verdict === wanted).length;
  const counts = { accepted: countOf('accepted'), unwanted: countOf('unwanted'), undecided: countOf() };
  writePage(folder, {
    summary: summary(comparison, counts),
    remarks: comparison.remarks,
    failures: comparison.failures,
    groups: groupChanges(changes),
    elsewhere,
    decisionsFile,
  });
  return counts;
}

type Files = Change['files'];

function copyPictures(folder: string, { before, after }: Difference, at: number): Files {
  const copy = (path: string | undefined, label: string) => {
    if (!path) return {};
    copyFileSync(path, join(folder, `${at}-${label}.png`));
    return { [label]: `${at}-${label}.png` };
  };
  const isPair = before && after;
  return {
    ...copy(before, 'before'),
    ...copy(after, 'after'),
    ...(isPair && { difference: `${at}-difference.png` }),
  };
}

async function marksOf(
  folder: string,
  browser: Browser,
  copied: readonly { difference: Difference; files: Files }[],
): Promise<Map<Difference, Marks>> {
  const pairs = copied.flatMap(({ difference, files: { before, after, difference: marked } }) =>
    before && after && marked
      ? [
          {
            of: difference,
            before: join(folder, before),
            after: join(folder, after),
            difference: join(folder, marked),
          },
        ]
      : [],
  );
  const marks = await markDifferences(browser, pairs);
  return new Map(pairs.flatMap(({ of }, at) => (marks[at] ? [[of, marks[at]]] : [])));
}

function changeOf(
  { picture, before, after }: Difference,
  files: Files,
  marks: Marks | undefined,
  { decisions, changedFiles }: Pick<Comparison, 'decisions' | 'changedFiles'>,
): Change {
  const { name, title, mode } = picture;
  const contentOf = (path: string | undefined) => (path ? readFileSync(path) : undefined);
  const key = keyOf(contentOf(before), contentOf(after));
  const { verdict, reason } = decisionOf(decisions, { name, key }) ?? {};
  return {
    name,
    key,
    area: areaOf(title),
    locale: mode.locale,
    width: mode.viewport.width,
    theme: mode.theme,
    component: componentOf(title, changedFiles),
    kind: marks ? kindOf(marks) : after ? 'new' : 'gone',
    pixels: marks?.pixels,
    files,
    verdict,
    reason,
  };
}

/** Numbers of compared, differing and failed pictures. */
export const summary = ({ compared, differences, failures }: Comparison, { accepted, unwanted }: Counts) =>
  [
    `${compared} pictures compared: ${differences.length} differ (${accepted} accepted, ${unwanted} not wanted), `,
    `${failures.length} could not be taken.`,
  ].join('');

/** The data is a script, because a page from disk cannot load other files. */
function writePage(folder: string, data: ReportData): void {
  const copy = (file: string, name = file) => copyFileSync(join('tests/visual', file), join(folder, name));
  copy('reportPage.html', 'index.html');
  copy('reportPage.css');
  copy('reportPage.js');
  writeFileSync(join(folder, 'data.js'), `globalThis.report = ${JSON.stringify(data)};\n`);
}
