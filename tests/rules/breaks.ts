import { type RuleRow, referencesIn } from './ruleTables';

/** A fault that the test of a rule must notice. */
export interface Break {
  /** First cell of the row in docs/rules.md. */
  rule: string;
  /** File that gets the fault. */
  file: string;
  /** Text that occurs once in the file. */
  find: string;
  replace: string;
  /** One of the row's references; the first by default. */
  shownBy?: string;
  /** Part of the test's title, where the reference names another text of the test. */
  test?: string;
}

const referencesOf = (rule: string, rows: RuleRow[]): string[] =>
  referencesIn(rows.find(({ cells }) => cells[0] === rule)?.cells[1] ?? '');

/** The test that must notice a break: its file, and a pattern of its title for Vitest. */
export function testOfBreak({ rule, shownBy, test }: Break, rows: RuleRow[]) {
  const reference = shownBy ?? referencesOf(rule, rows)[0] ?? '';
  const [file = '', wanted = ''] = reference.split(' › ');
  // Storybook separates the words of a story's name.
  if (file.endsWith('.stories.tsx'))
    return { testFile: file, testName: new RegExp(`^${[...wanted].join(' ?')}$`, 'i') };
  const title = (test ?? wanted).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%[sij]/g, '.*');
  const testFile = /[rR]efusalCases\.ts$/.test(file) ? 'mocks/exchange/refusals.test.ts' : file;
  return { testFile, testName: new RegExp(title) };
}

/**
 * A sentence for each break that can't be planted.
 *
 * @param read text of a file of the repository; undefined if it does not exist
 */
export function breakFaults(
  breaks: Break[],
  rows: RuleRow[],
  read: (file: string) => string | undefined,
): string[] {
  return breaks.flatMap((planted) => {
    const { rule, file, find, replace, shownBy } = planted;
    const references = referencesOf(rule, rows);
    const occurrences = read(file)?.split(find).length ?? 1;
    const faults = [
      references.length === 0 && 'no row has this rule',
      shownBy !== undefined && !references.includes(shownBy) && 'the row does not have this reference',
      testOfBreak(planted, rows).testFile.startsWith('tests/smoke/') && 'a smoke check is out of reach',
      occurrences !== 2 && `"${find}" occurs ${occurrences - 1} times in ${file}`,
      find === replace && 'it changes nothing',
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `"${rule}": ${fault}`);
  });
}
