import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compareAriaSnapshot } from '../../.storybook/aria/compareAriaSnapshot';
import { readRecord, writeRecord } from '../../.storybook/aria/record';

const home = '- heading "Home" [level=1]';
const loading = '- status: Loading';
const question = '- alertdialog "Sure?":\n  - button "Yes"';

const quick = { interval: 1, settle: 20, timeout: 200 };
const atTheEnd = { story: 'Comes Back', step: 'The end', first: true };

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aria-'));
  file = join(folder, 'back.yml');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A page whose snapshots are these trees in order, then always the last one. */
function pageWith(trees: string[], focusInDialog = true): Page {
  const remaining = [...trees];
  const ariaSnapshot = async () => (remaining.length > 1 ? remaining.shift() : remaining[0]);
  return { locator: () => ({ ariaSnapshot }), evaluate: async () => focusInDialog } as unknown as Page;
}

const writeSnapshot = (tree: string) =>
  writeFileSync(file, writeRecord(new Map([['Comes Back', new Map([['The end', tree.split('\n')]])]])));

it('polls until the snapshot matches', async () => {
  writeSnapshot(home);
  expect(
    await compareAriaSnapshot(pageWith([loading, loading, home]), file, atTheEnd, quick),
  ).toBeUndefined();
});

it('reports the difference', async () => {
  writeSnapshot(home);
  const problem = await compareAriaSnapshot(
    pageWith(['- heading "Market" [level=1]']),
    file,
    atTheEnd,
    quick,
  );
  expect(problem).toContain('after “The end”');
  expect(problem).toContain('- - heading "Home" [level=1]\n+ - heading "Market" [level=1]');
});

it('reports a step without a record', async () => {
  expect(await compareAriaSnapshot(pageWith([home]), file, atTheEnd, quick)).toBe(
    `after “The end” is not in ${file}`,
  );
});

it('requires the focus to be in the open dialog', async () => {
  writeSnapshot(question);
  expect(await compareAriaSnapshot(pageWith([question]), file, atTheEnd, quick)).toBeUndefined();
  const problem = await compareAriaSnapshot(pageWith([question], false), file, atTheEnd, quick);
  expect(problem).toContain('The focus is not in the open dialog.');
});

it('requires a title, even if the record matches', async () => {
  writeSnapshot('- main');
  expect(await compareAriaSnapshot(pageWith(['- main']), file, atTheEnd, quick)).toContain(
    '0 headings of level 1',
  );
});

it('updates the record with UPDATE_ARIA once the page has settled', async () => {
  vi.stubEnv('UPDATE_ARIA', 'yes');
  writeSnapshot(question);
  await compareAriaSnapshot(pageWith([loading, home]), file, { ...atTheEnd, step: 'Goes home' }, quick);
  await compareAriaSnapshot(pageWith([question]), file, { ...atTheEnd, first: false }, quick);
  const steps = readRecord(readFileSync(file, 'utf8')).get('Comes Back');
  expect([...(steps ?? [])]).toEqual([
    ['Goes home', [home]],
    ['The end', question.split('\n')],
  ]);
});
