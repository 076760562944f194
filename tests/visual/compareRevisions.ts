import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { compareSets } from './compare.ts';
import { decisionsFile, readDecisions } from './decisions.ts';
import type { PictureSet } from './pictureSets.ts';
import { previousPictures } from './previousPictures.ts';
import { type Comparison, summary, writeReport } from './report.ts';
import type { TakenSet } from './takePictures.ts';

/** Pictures of the same files of stories, in the same order. */
export interface Revisions extends Pick<Comparison, 'changedFiles' | 'remarks' | 'covers'> {
  before: readonly (PictureSet & { failures?: readonly string[] })[];
  after: readonly TakenSet[];
  /** Folder of all pictures and of the report. */
  folder: string;
  browser: Browser;
}

/**
 * Compares pictures of two revisions and writes a report.
 *
 * @returns whether all are equal, or their differences accepted
 */
export async function compareRevisions({
  before,
  after,
  folder,
  browser,
  covers,
  ...described
}: Revisions): Promise<boolean> {
  const report = join(folder, 'report');
  const failures = [...before, ...after].flatMap(({ failures = [] }) => failures);
  const isFailed = (name: string) => failures.some((failure) => failure.startsWith(`${name}: `));
  const differences = before
    .flatMap((set, at) => compareSets(set, after[at]))
    .filter(({ picture }) => !isFailed(picture.name));
  const comparison: Comparison = {
    ...described,
    differences,
    failures,
    compared: after.reduce((sum, { pictures }) => sum + pictures.length, 0),
    decisions: readDecisions(decisionsFile),
    covers: (name) => covers(name) && !isFailed(name),
  };
  const counts = await writeReport(report, browser, comparison);
  // For the catalogue of `npm start`.
  writeFileSync(join(folder, 'previous.json'), JSON.stringify(previousPictures(folder, before)));

  for (const { picture } of differences) console.log(`  differs: ${picture.name}`);
  for (const failure of failures) console.log(`  could not be taken: ${failure}`);
  console.log(summary(comparison, counts));
  console.log(join(report, 'index.html'));
  return counts.accepted === differences.length && failures.length === 0;
}
