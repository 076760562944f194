/** One row of a table in docs/rules.md. */
export interface RuleRow {
  /** Counted from 1. */
  line: number;
  cells: string[];
}

const isRow = (line: string): boolean => line.startsWith('|');
/** The column names, and the line below them. */
const isHead = (line: string): boolean => /^\| Rule \|/.test(line) || /^\|[-| ]+\|$/.test(line);

export function ruleRows(markdown: string): RuleRow[] {
  return markdown.split('\n').flatMap((text, index) =>
    isRow(text) && !isHead(text)
      ? [
          {
            line: index + 1,
            cells: text
              .slice(1, -1)
              .split('|')
              .map((cell) => cell.trim()),
          },
        ]
      : [],
  );
}

/** The references in the second cell of a row. */
export const referencesIn = (shownBy: string): string[] =>
  [...shownBy.matchAll(/`([^`]+)`/g)].map(([, reference = '']) => reference);

/** Stories, unit tests, the refusals that mocks/exchange/refusals.test.ts provokes, and the checks of the smoke test. */
const isShown = /(\.stories\.tsx|\.test\.tsx?|[rR]efusalCases\.ts)$|^tests\/smoke\/.+\.mjs$/;

/** The problem with a reference; undefined if it is valid. */
function faultOf(reference: string, read: (file: string) => string | undefined): string | undefined {
  const [file = '', wanted, ...rest] = reference.split(' › ');
  if (!wanted || rest.length > 0) return 'is not of the form "file › story or text"';
  if (!isShown.test(file)) return 'names neither a story file nor a test file';
  const source = read(file);
  if (source === undefined) return 'names a file that does not exist';
  if (!file.endsWith('.stories.tsx'))
    return source.includes(wanted) ? undefined : 'names a text that does not occur in the file';
  const isExported = new RegExp(`^export const ${wanted}\\b`, 'm').test(source);
  return /^\w+$/.test(wanted) && isExported ? undefined : 'names a story that the file does not export';
}

/**
 * A sentence for each row without a reference and for each invalid reference.
 *
 * @param read text of a file of the repository; undefined if it does not exist
 */
export function ruleFaults(markdown: string, read: (file: string) => string | undefined): string[] {
  return ruleRows(markdown).flatMap(({ line, cells }) => {
    const [rule = '', shownBy = ''] = cells;
    const row = `docs/rules.md, line ${line}, "${rule}"`;
    if (cells.length !== 2 || rule === '') return [`${row}: the row does not have a rule and its references`];
    const references = referencesIn(shownBy);
    if (references.length === 0) return [`${row}: the row has no reference`];
    return references.flatMap((reference) => {
      const fault = faultOf(reference, read);
      return fault ? [`${row}: "${reference}" ${fault}`] : [];
    });
  });
}
