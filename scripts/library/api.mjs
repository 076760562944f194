import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFlags } from '../arguments.mjs';
import { mayBreak, removals } from './apiChanges.mjs';
import { apiReport } from './apiReport.mjs';
import { previousRevision, textBefore } from './previousRevision.mjs';

/** @import { Report } from './apiReport.mjs' */

/*
 * npm run api              compares the public types of the library with api/
 * npm run api -- --accept  writes them to api/
 */
const { accept } = readFlags({ accept: { type: 'boolean', default: false } });
const report = await apiReport();

if (accept) {
  mkdirSync('api', { recursive: true });
  for (const [file, text] of report) writeFileSync(`api/${file}`, text);
}
const problems = [...notAccepted(report), ...notAnnounced(report)];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * Reports that differ from what the sources give.
 *
 * @param {Report} report
 */
function notAccepted(report) {
  const differing = [...report.keys()].filter((file) => {
    const path = `api/${file}`;
    return !existsSync(path) || readFileSync(path, 'utf8') !== report.get(file);
  });
  return differing.map(
    (file) =>
      `The public types of the library differ from api/${file}. If that is wanted, run "npm run api -- --accept" and commit the result.`,
  );
}

/**
 * What the change log and the version do not say of the changes since the previous revision.
 *
 * @param {Report} report
 */
function notAnnounced(report) {
  const base = previousRevision();
  if (base === undefined) {
    console.log('git has no earlier revision, so the change log is not checked.');
    return [];
  }
  const before = new Map([...report.keys()].map((file) => [file, textBefore(base, `api/${file}`)]));
  // The report is new.
  if ([...before.values()].every((text) => text === undefined)) return [];
  const changed = [...report].filter(([file, text]) => before.get(file) !== text);
  if (changed.length === 0) return [];
  const problems = [];
  if (textBefore(base, 'CHANGELOG.md') === readFileSync('CHANGELOG.md', 'utf8'))
    problems.push('The public types of the library changed since the base, but CHANGELOG.md did not.');
  const removed = changed.flatMap(([file, text]) => removals(before.get(file) ?? '', text));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version: earlier } = JSON.parse(textBefore(base, 'package.json') ?? '{}');
  if (removed.length > 0 && !mayBreak(earlier, version))
    problems.push(`${removed.join(', ')}: a removal needs a version that may break hosts, not ${version}.`);
  return [...problems, ...withoutCodemod(removed)];
}

/**
 * Removals that `codemods/changes.json` does not name.
 *
 * @param {string[]} removed
 */
function withoutCodemod(removed) {
  /** @type {Record<'renamed' | 'byHand', { from: { path: string, name: string } }[]>} */
  const { renamed, byHand } = JSON.parse(readFileSync('codemods/changes.json', 'utf8'));
  const named = new Set([...renamed, ...byHand].map(({ from: { path, name } }) => `${path}: ${name}`));
  return removed
    .filter((removal) => !named.has(removal))
    .map((removal) => `${removal} was removed, but codemods/changes.json does not say what replaces it.`);
}
