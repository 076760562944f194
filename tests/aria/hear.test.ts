import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hear } from '../../.storybook/aria/hear';
import { readRecord, writeRecord } from '../../.storybook/aria/record';

const home = '- heading "Home" [level=1]';
const loading = '- status: Loading';
const question = '- alertdialog "Sure?":\n  - button "Yes"';

const quick = { pause: 1, rest: 20, patience: 200 };
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

/** A page that tells one thing after another, and from then on the last. */
function pageTelling(trees: string[], focusHeld = true): Page {
  const left = [...trees];
  const ariaSnapshot = async () => (left.length > 1 ? left.shift() : left[0]);
  return { locator: () => ({ ariaSnapshot }), evaluate: async () => focusHeld } as unknown as Page;
}

const keep = (tree: string) =>
  writeFileSync(file, writeRecord(new Map([['Comes Back', new Map([['The end', tree.split('\n')]])]])));

it('waits for what is still coming', async () => {
  keep(home);
  expect(await hear(pageTelling([loading, loading, home]), file, atTheEnd, quick)).toBeUndefined();
});

it('says what is not as it was', async () => {
  keep(home);
  const wrong = await hear(pageTelling(['- heading "Market" [level=1]']), file, atTheEnd, quick);
  expect(wrong).toContain('after “The end”');
  expect(wrong).toContain('- - heading "Home" [level=1]\n+ - heading "Market" [level=1]');
});

it('says that a step has no record yet', async () => {
  expect(await hear(pageTelling([home]), file, atTheEnd, quick)).toBe(`after “The end” is not in ${file}`);
});

it('wants the focus to be in the dialog that is open', async () => {
  keep(question);
  expect(await hear(pageTelling([question]), file, atTheEnd, quick)).toBeUndefined();
  const wrong = await hear(pageTelling([question], false), file, atTheEnd, quick);
  expect(wrong).toContain('The focus is not in the dialog that is open.');
});

it('wants a title, whatever the record says', async () => {
  keep('- main');
  expect(await hear(pageTelling(['- main']), file, atTheEnd, quick)).toContain('0 headings of level 1');
});

it('writes the record anew when told to, once the page has come to rest', async () => {
  vi.stubEnv('UPDATE_ARIA', 'yes');
  keep(question);
  await hear(pageTelling([loading, home]), file, { ...atTheEnd, step: 'Goes home' }, quick);
  await hear(pageTelling([question]), file, { ...atTheEnd, first: false }, quick);
  const steps = readRecord(readFileSync(file, 'utf8')).get('Comes Back');
  expect([...(steps ?? [])]).toEqual([
    ['Goes home', [home]],
    ['The end', question.split('\n')],
  ]);
});
