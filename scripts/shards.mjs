import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './arguments.mjs';

/** Where each share leaves its results; the shares of other machines are copied here before they are merged. */
const folder = '.cache/shards';
const screenStatesFile = '.cache/shown.jsonl';
const recordFile = '.cache/reached.json';
const perStoryFile = '.cache/reachedStories.json';
const coverageFile = '.cache/ran.jsonl';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Keeps the results of a share: how many tests passed and failed, what screens showed, what stories reached. */
export function keepShard({ index, count }, counts) {
  mkdirSync(folder, { recursive: true });
  const results = {
    index,
    count,
    ...counts,
    shown: read(screenStatesFile),
    ran: read(coverageFile),
    record: JSON.parse(read(recordFile) || '{}'),
    perStory: JSON.parse(read(perStoryFile) || '{}'),
  };
  writeFileSync(join(folder, `${index}-of-${count}.json`), JSON.stringify(results));
}

/**
 * Brings the results of all shares together: their counts, and the files that the check of all states and the choice of
 * affected stories read.
 */
export function mergeShards() {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) refuse(`There are no results in ${folder}: run the shares first.`);
  const shards = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const [{ count }] = shards;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (index) => !shards.some((shard) => shard.index === index && shard.count === count),
  );
  if (missing.length > 0 || shards.length !== count)
    refuse(`${folder} has ${files.join(', ')}: wanted are all ${count} shares, and no others.`);
  writeFileSync(screenStatesFile, shards.map(({ shown }) => shown).join(''));
  writeFileSync(coverageFile, shards.map(({ ran }) => ran).join(''));
  const joined = (key) => JSON.stringify(Object.assign({}, ...shards.map((shard) => shard[key])));
  writeFileSync(recordFile, joined('record'));
  writeFileSync(perStoryFile, joined('perStory'));
  return shards.map(({ index, passed, failed }) => ({ index, passed, failed }));
}
