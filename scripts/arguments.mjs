import { parseArgs } from 'node:util';

/** @import { ParseArgsConfig } from 'node:util' */
/** @typedef {NonNullable<ParseArgsConfig['options']>} Options */

/**
 * Ends the command with an error message.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/**
 * Reads the flags of a command. An invalid one ends it with an error message.
 *
 * @template {Options} Flags
 * @param {Flags} options
 * @returns {ReturnType<typeof parseArgs<{ options: Flags }>>['values']}
 */
export const readFlags = (options) => parse({ options }).values;

/**
 * Reads the flags of a command, and its arguments without a flag.
 *
 * @template {Options} Flags
 * @param {Flags} options
 * @returns {ReturnType<typeof parseArgs<{ options: Flags, allowPositionals: true }>>}
 */
export const readArguments = (options) => parse({ options, allowPositionals: true });

/**
 * @template {ParseArgsConfig} Config
 * @param {Config} config
 */
function parse(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(/** @type {Error} */ (error).message.split('. ')[0] ?? '');
  }
}

/**
 * Parses `2/4`: the second of four shards.
 *
 * @param {string | undefined} text
 * @returns {{ index: number, count: number, text: string } | undefined} undefined without a text
 */
export function readShard(text) {
  if (text === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) refuse(`--shard ${text} is invalid: use 1/4 to 4/4 for four shards.`);
  return { index, count, text };
}
