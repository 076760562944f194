import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, modules } from './builtLibrary';

/** Runs a checker, which fails if it finds something. */
function findingsOf(checker: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('npx', [checker, ...args], { encoding: 'utf8' });
  return status === 0 ? '' : stdout;
}

it('publint finds nothing', () => {
  expect(findingsOf('publint', 'run', folder, '--strict')).toBe('');
});

it('Are the types wrong? finds nothing', () => {
  // A style sheet has no types.
  const args = ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', 'tokens.css'];
  expect(findingsOf('attw', ...args, '--format', 'ascii', '--no-emoji')).toBe('');
});

it('exports components, widgets, formatters, rules and texts, without what is internal', () => {
  const paths = [...modules.keys()];
  expect(paths).toEqual(
    expect.arrayContaining([
      'components/Button',
      'components/Card/CardFacts',
      'widgets/OrderTicket',
      'format/yen',
      'domain/orderCost',
      'texts/jp/trade',
    ]),
  );
  expect(paths.filter((path) => /TopBar|Brand|texts\/\w+\/demo/.test(path))).toEqual([]);
});

it('brings the report of its public types, as committed', () => {
  const files = readdirSync('api');
  expect(readdirSync(join(folder, 'api-report')).toSorted()).toEqual(files.toSorted());
  for (const file of files)
    expect(readFileSync(join(folder, 'api-report', file), 'utf8')).toBe(
      readFileSync(join('api', file), 'utf8'),
    );
});

it('brings the codemod and its table of changes', () => {
  expect(readdirSync(join(folder, 'codemods')).toSorted()).toEqual(['changes.json', 'renames.cjs']);
});
