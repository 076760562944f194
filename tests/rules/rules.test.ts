import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleFaults, ruleRows } from './ruleTables';

const document = readFileSync('docs/rules.md', 'utf8');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

describe('docs/rules.md', () => {
  it('has a table for each of the nine sections', () => {
    const [, ...sections] = document.split(/^## (?=\d)/m);
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sections.filter((section) => ruleRows(section).length === 0)).toEqual([]);
  });

  it('refers to stories and tests that exist', () => {
    expect(ruleFaults(document, read)).toEqual([]);
  });

  it('has each rule once', () => {
    const rules = ruleRows(document).map(({ cells: [rule] }) => rule);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });
});

describe('a sample table', () => {
  const files: Record<string, string> = {
    'a.test.ts': "it('adds two numbers', () => {});",
    'b.stories.tsx': 'export const Refused: Story = {};',
  };
  const faultsOf = (shownBy: string) =>
    ruleFaults(`| Rule | Shown by |\n|---|---|\n| One lot | ${shownBy} |`, (file) => files[file]);

  it.each([
    '`a.test.ts › adds two`',
    '`b.stories.tsx › Refused`',
    '`a.test.ts › adds`<br>`b.stories.tsx › Refused`',
  ])('is valid with %s', (shownBy) => {
    expect(faultsOf(shownBy)).toEqual([]);
  });

  it.each([
    ['nothing', 'the row has no reference'],
    ['`a.test.ts`', 'is not of the form "file › story or text"'],
    ['`a.ts › adds`', 'names neither a story file nor a test file'],
    ['`gone.test.ts › adds`', 'names a file that does not exist'],
    ['`a.test.ts › subtracts`', 'names a text that does not occur in the file'],
    ['`b.stories.tsx › Refuse`', 'names a story that the file does not export'],
    ['`b.stories.tsx › .*`', 'names a story that the file does not export'],
    ['`a.test.ts › adds` | more', 'the row does not have a rule and its references'],
  ])('is invalid with %s: %s', (shownBy, fault) => {
    const faults = faultsOf(shownBy);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^docs\/rules\.md, line 3, "One lot": /);
    expect(faults[0]).toContain(fault);
  });
});
