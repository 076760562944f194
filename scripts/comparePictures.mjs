import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedSince } from './changes.mjs';
import { buildPlayedCatalogue, catalogue, importTypeScript } from './playStories.mjs';
import { withSameTitle } from './storyFiles.mjs';

/**
 * Compares the pictures of this checkout with those of the base, and writes a report.
 *
 * @param stories files of stories to compare
 * @param all whether to include those that the change cannot affect
 * @param covers whether the run compares a picture, by name
 * @returns whether all pictures are equal, or their differences accepted
 */
export async function comparePictures(pictures, stories, { all, covers }) {
  const { revisions } = pictures;
  const { compareSets } = await importTypeScript('tests/visual/compare.ts');
  const { summary, writeReport } = await importTypeScript('tests/visual/report.ts');
  const { decisionsFile, readDecisions } = await importTypeScript('tests/visual/decisions.ts');
  const { differingFiles } = await importTypeScript('tests/visual/contents.ts');
  const decisions = readDecisions(decisionsFile);
  const affected = all ? stories : await affectedOf(pictures, stories);
  const before = await pictures.ofBase(affected);
  // What a picture is made of is known once it has been taken.
  const isSame = (path) => before.has(path) && before.get(path) === pictures.find(path, revisions.here);
  const compared = all ? stories : affected.filter((path) => !isSame(path));
  const leftOut = describeOmitted(pictures, stories, compared);
  console.log(leftOut);
  const { after, taken } = await ofHere(pictures, compared, all);
  const failures = [...before.values(), ...after.values()].flatMap(({ failures = [] }) => failures);
  const isFailed = (name) => failures.some((failure) => failure.startsWith(`${name}: `));
  const changedFilesOf = (path) => differingFiles(before.get(path)?.madeOf ?? {}, revisions.here);
  const differences = compared
    .flatMap((path) => {
      const changedFiles = changedFilesOf(path);
      return compareSets(before.get(path), after.get(path)).map((found) => ({ ...found, changedFiles }));
    })
    .filter(({ picture }) => !isFailed(picture.name));
  const comparison = {
    compared: countOf([...after.values()]),
    differences,
    failures,
    remarks: [`Compared with ${pictures.name}.`, leftOut],
    decisions,
    covers: (name) => covers(name) && !isFailed(name),
  };
  const counts = await writeReport(pictures.report, pictures.browser, comparison);
  taken.forEach(pictures.keeper('.', revisions.here));
  await listPrevious(pictures, stories);

  for (const { picture } of differences) console.log(`  differs: ${picture.name}`);
  for (const failure of failures) console.log(`  could not be taken: ${failure}`);
  console.log(summary(comparison, counts));
  console.log(join(pictures.report, 'index.html'));
  return counts.accepted === differences.length && failures.length === 0;
}

/** Writes the list of the base's stored pictures, for the catalogue of `npm start`. */
async function listPrevious({ find, revisions, report }, stories) {
  const { previousPictures } = await importTypeScript('tests/visual/previousPictures.ts');
  const folder = dirname(report);
  const sets = stories.flatMap((path) => find(path, revisions.base) ?? []);
  writeFileSync(join(folder, 'previous.json'), JSON.stringify(previousPictures(folder, sets)));
}

const countOf = (sets) => sets.reduce((sum, { pictures }) => sum + pictures.length, 0);

const remarks = { 'not recorded yet': ', so they are always taken' };

async function affectedOf({ revisions, sets, commit }, stories) {
  const { affectedFiles } = await importTypeScript('tests/visual/affectedFiles.ts');
  const { contentHashes, readRecord } = await importTypeScript('tests/affected/record.ts');
  const affected = affectedFiles({
    ...{ stories, sets, ...revisions, changed: changedSince(commit) },
    ...{ record: readRecord('.'), hashOf: contentHashes('.') },
  });
  const counts = new Map();
  for (const { because } of affected) counts.set(because, (counts.get(because) ?? 0) + 1);
  console.log(`The change can affect ${affected.length} of ${stories.length} files of stories:`);
  for (const [because, count] of counts) console.log(`  ${count}: ${because}${remarks[because] ?? ''}`);
  return affected.map(({ stories }) => stories);
}

/** Sentence about omitted pictures. */
function describeOmitted({ find, revisions }, stories, affected) {
  const left = stories.filter((path) => !affected.includes(path));
  if (left.length === 0) return 'Omitted: nothing.';
  const known = left.flatMap((path) => find(path, revisions.base) ?? []);
  const unknown = left.length - known.length;
  return [
    `Omitted, because the change cannot affect them: ${countOf(known)} pictures of ${known.length} files of stories`,
    unknown > 0 ? `, and ${unknown} files without pictures so far` : '',
    ' (--all compares all).',
  ].join('');
}

/** Pictures of this checkout. New ones are stored after the comparison. */
async function ofHere({ find, take, revisions }, stories, takeAll) {
  const wanted = stories.filter((path) => revisions.here.has(path));
  const found = takeAll ? [] : wanted.flatMap((path) => find(path, revisions.here) ?? []);
  const missing = wanted.filter((path) => !found.some(({ stories }) => stories === path));
  const taken = missing.length > 0 ? await takeHere(take, missing) : [];
  return { after: new Map([...found, ...taken].map((set) => [set.stories, set])), taken };
}

async function takeHere(take, stories) {
  const { failed } = await buildPlayedCatalogue(withSameTitle(stories));
  if (failed > 0) throw new Error('The catalogue of this checkout could not be built.');
  return take(catalogue, stories, 'after');
}
