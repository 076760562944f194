const list = (counts) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** Prints the figures of a soak; whether nothing differs. */
export function tellSoak({
  acts,
  walks,
  done,
  given,
  struck,
  calls,
  seconds,
  intentions,
  differences,
  ...heap
}) {
  const told = {};
  for (const { told: how = 'nothing' } of intentions) told[how] = (told[how] ?? 0) + 1;
  console.log(`${acts} acts in ${walks} walks; ${calls} calls; in ${seconds.toFixed(0)} s`);
  console.log(`  finished: ${list(done)}`);
  for (const [name, causes] of Object.entries(given)) console.log(`  given up: ${name}: ${list(causes)}`);
  console.log(`${sum(struck)} faults survived: ${list(struck)}`);
  console.log(`${intentions.length} presses that send money; told as: ${list(told)}`);
  console.log(`Heap at home: ${heap.heapBefore.toFixed(1)} MB before, ${heap.heapAfter.toFixed(1)} MB after`);
  return tellDifferences(differences);
}

/** Prints the figures of the gestures; whether nothing differs. */
export function tellDuplicates({ gestures, late, played, forms, differences, ...counted }) {
  const { unfinished, intended, requests } = counted;
  console.log(`${gestures} gestures at ${forms.length} forms: ${list(played)}`);
  console.log(`${late} of their taps were left out, as the answer had come before them`);
  console.log(
    `${requests} requests for ${intended} intentions; ${unfinished} gestures begun and given up beside them`,
  );
  return tellDifferences(differences);
}

/** Prints the figures of the bursts; whether nothing differs. */
export function tellBursts({ played, differences }) {
  for (const [name, paths] of Object.entries(played)) console.log(`${name} at ${paths.length} forms`);
  return tellDifferences(differences);
}

function tellDifferences(differences) {
  for (const difference of differences) console.log(`✗ ${difference}`);
  console.log(`${differences.length} differences`);
  return differences.length === 0;
}
