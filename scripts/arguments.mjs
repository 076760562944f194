import { parseArgs } from 'node:util';

/** Ends the command: what was asked for can't be done. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Reads the flags of a command. An unknown one, or one without its value, ends it with one sentence. */
export function readFlags(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error.message.split('. ')[0]);
  }
}

/** Reads `2/4`: the second of four equal shares. */
export function readShard(text) {
  if (text === undefined) return undefined;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count))
    refuse(`--shard ${text} is no share: write 1/4 to 4/4 for four shares.`);
  return { index, count, text };
}
