import { parseArgs } from 'node:util';

/** Ends the command with an error message. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Reads the flags of a command. An invalid one ends it with an error message. */
export const readFlags = (options) => parse({ options }).values;

/** Reads the flags of a command, and its arguments without a flag. */
export const readArguments = (options) => parse({ options, allowPositionals: true });

function parse(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error.message.split('. ')[0]);
  }
}

/** Parses `2/4`: the second of four shards. */
export function readShard(text) {
  if (text === undefined) return undefined;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) refuse(`--shard ${text} is invalid: use 1/4 to 4/4 for four shards.`);
  return { index, count, text };
}
