import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

it('actions are pinned by commit, with the version in a comment', () => {
  const files = readdirSync('.github', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yml'),
  );
  const used = files.flatMap((file) => readFileSync(`.github/${file}`, 'utf8').match(/uses: .*/g) ?? []);
  expect(used).toContain('uses: ./.github/actions/setup');
  const pinned = /^uses: (\.\/.*|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
  expect(used.filter((line) => !pinned.test(line))).toEqual([]);
});

it('the gate needs every job but the one that needs the gate', () => {
  const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const others = Object.keys(jobs).filter((name) => name !== 'gate' && jobs[name].needs !== 'gate');
  expect(jobs.gate.needs.toSorted()).toEqual(others.toSorted());
});
