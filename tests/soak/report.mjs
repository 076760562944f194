/** @import { Tally as BurstTally } from './bursts/bursts.mjs' */
/** @import { Tally } from './duplicates/duplicates.mjs' */
/** @import { soak } from './soak.mjs' */

/** @param {Record<string, number>} counts */
const list = (counts) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** @param {Record<string, number>} counts */
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/**
 * Prints the results of the walks. Returns whether there are no differences.
 *
 * @param {Awaited<ReturnType<typeof soak>>} results
 */
export function reportSoak({
  acts,
  walks,
  done: finished,
  given: unfinished,
  faultCounts,
  calls,
  seconds,
  submissions,
  differences,
  ...heap
}) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { reported = 'nothing' } of submissions) counts[reported] = (counts[reported] ?? 0) + 1;
  console.log(`${acts} actions in ${walks} walks; ${calls} calls; in ${seconds.toFixed(0)} s`);
  console.log(`  finished: ${list(finished)}`);
  for (const [name, causes] of Object.entries(unfinished))
    console.log(`  not finished: ${name}: ${list(causes)}`);
  console.log(`${sum(faultCounts)} faults survived: ${list(faultCounts)}`);
  console.log(`${submissions.length} submissions of money; reported as: ${list(counts)}`);
  console.log(`Heap at home: ${heap.heapBefore.toFixed(1)} MB before, ${heap.heapAfter.toFixed(1)} MB after`);
  return reportDifferences(differences);
}

/**
 * Prints the results of the gestures. Returns whether there are no differences.
 *
 * @param {Tally} tally
 */
export function reportDuplicates({ gestures, late, played, forms, differences, ...counted }) {
  const { unfinished, intended, requests } = counted;
  console.log(`${gestures} gestures at ${forms.length} forms: ${list(played)}`);
  console.log(`${late} taps were left out, because the response had already arrived`);
  console.log(
    `${requests} requests for ${intended} submissions; ${unfinished} more gestures were not finished`,
  );
  return reportDifferences(differences);
}

/**
 * Prints the results of the bursts. Returns whether there are no differences.
 *
 * @param {BurstTally} tally
 */
export function reportBursts({ played, differences }) {
  for (const [name, paths] of played) console.log(`${name} at ${paths.length} forms`);
  return reportDifferences(differences);
}

/** @param {string[]} differences */
function reportDifferences(differences) {
  for (const difference of differences) console.log(`✗ ${difference}`);
  console.log(`${differences.length} differences`);
  return differences.length === 0;
}
