import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './arguments.mjs';

/** Folder for results of shards. Results from other machines are copied here before merging. */
const folder = '.cache/shards';
const screenStatesFile = '.cache/shown.jsonl';
const recordFile = '.cache/reached.json';
const perStoryFile = '.cache/reachedStories.json';
const coverageFile = '.cache/ran.jsonl';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Stores the results of a shard: test counts, states of screens, coverage and records. */
export function storeShard({ index, count }, counts) {
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
 * Merges the results of all shards: counts, and the files for the check of states and the selection of affected stories.
 */
export function mergeShards() {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) refuse(`There are no results in ${folder}: run the shards first.`);
  const shards = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const [{ count }] = shards;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (index) => !shards.some((shard) => shard.index === index && shard.count === count),
  );
  if (missing.length > 0 || shards.length !== count)
    refuse(`${folder} has ${files.join(', ')}: all ${count} shards are needed, and no others.`);
  writeFileSync(screenStatesFile, shards.map(({ shown }) => shown).join(''));
  writeFileSync(coverageFile, shards.map(({ ran }) => ran).join(''));
  const joined = (key) => JSON.stringify(Object.assign({}, ...shards.map((shard) => shard[key])));
  writeFileSync(recordFile, joined('record'));
  writeFileSync(perStoryFile, joined('perStory'));
  return shards.map(({ index, passed, failed }) => ({ index, passed, failed }));
}
