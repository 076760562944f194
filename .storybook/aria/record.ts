/** Snapshot lines by story and step. */
export type AriaRecord = Map<string, Map<string, string[]>>;

const heading = [
  '# ARIA snapshot outline after each step of this journey, in English.',
  '# UPDATE_ARIA=yes rewrites it while the stories are played.',
];

/** Name of a story or step, in double quotes. */
const name = /^( *)(".*"):$/;

/** Reads the file of a journey. */
export function readRecord(file: string): AriaRecord {
  const record: AriaRecord = new Map();
  let steps = new Map<string, string[]>();
  let snapshot: string[] = [];
  for (const line of file.split('\n')) {
    const [, indent, quoted] = line.match(name) ?? [];
    if (quoted === undefined) {
      if (line.startsWith('    ')) snapshot.push(line.slice(4));
    } else if (indent === '') {
      steps = new Map();
      record.set(JSON.parse(quoted), steps);
    } else {
      snapshot = [];
      steps.set(JSON.parse(quoted), snapshot);
    }
  }
  return record;
}

/** Writes the file of a journey. */
export function writeRecord(record: AriaRecord): string {
  const lines = [...record].flatMap(([story, steps]) => [
    `${JSON.stringify(story)}:`,
    ...[...steps].flatMap(([step, snapshot]) => [
      `  ${JSON.stringify(step)}:`,
      ...snapshot.map((line) => `    ${line}`),
    ]),
  ]);
  return `${[...heading, ...lines].join('\n')}\n`;
}
