/** What is told after each step of each story of a journey, in lines. */
export type AriaRecord = Map<string, Map<string, string[]>>;

const heading = [
  '# What a screen reader leads to after each step of this journey, in English.',
  '# UPDATE_ARIA=yes writes it again while the stories are played.',
];

const name = /^( *)(".*"):$/;

/** Reads the file of a journey. */
export function readRecord(file: string): AriaRecord {
  const record: AriaRecord = new Map();
  let steps = new Map<string, string[]>();
  let told: string[] = [];
  for (const line of file.split('\n')) {
    const [, indent, quoted] = line.match(name) ?? [];
    if (quoted === undefined) {
      if (line.startsWith('    ')) told.push(line.slice(4));
    } else if (indent === '') {
      steps = new Map();
      record.set(JSON.parse(quoted), steps);
    } else {
      told = [];
      steps.set(JSON.parse(quoted), told);
    }
  }
  return record;
}

/** Writes the file of a journey. */
export function writeRecord(record: AriaRecord): string {
  const lines = [...record].flatMap(([story, steps]) => [
    `${JSON.stringify(story)}:`,
    ...[...steps].flatMap(([step, told]) => [
      `  ${JSON.stringify(step)}:`,
      ...told.map((line) => `    ${line}`),
    ]),
  ]);
  return `${[...heading, ...lines].join('\n')}\n`;
}
