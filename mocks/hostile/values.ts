/** Picks an index below `count`. */
export type Choose = (count: number) => number;

/** Pseudo-random picks; the same seed gives the same sequence. */
export function seededChoices(seed: number): Choose {
  let state = seed >>> 0;
  return (count) => {
    // Constants of Numerical Recipes. The low bits repeat too early.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % count;
  };
}

/** Arrays nested to the given depth. */
function deep(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

/** Unexpected values that a server may send, each with a description. */
export const hostileValues: readonly (readonly [what: string, make: () => unknown])[] = [
  ['nothing', () => null],
  ['an empty string', () => ''],
  ['a blank', () => ' '],
  ['true', () => true],
  ['an empty object', () => ({})],
  ['an empty list', () => []],
  ['a list in lists', () => deep(500)],
  ['zero', () => 0],
  ['a negative number', () => -1],
  ['a negative decimal', () => '-1234.5'],
  ['a fraction', () => 0.1],
  ['a number that is too large', () => 1e308],
  ['a whole number that is not safe', () => 2 ** 53],
  ['the text NaN', () => 'NaN'],
  ['the text Infinity', () => '-Infinity'],
  ['a decimal that would take a gigabyte to write', () => '1e1000000000'],
  ['a decimal of many digits', () => '9'.repeat(100_000)],
  ['a decimal of many decimals', () => `0.${'3'.repeat(100_000)}`],
  ['a decimal in other digits', () => '１２３４'],
  ['a time before there was one', () => '0000-01-01T00:00:00.000Z'],
  ['a far time', () => '9999-12-31T23:59:59.999Z'],
  ['a day that is not in the calendar', () => '2026-13-45'],
  ['the 31st of February', () => '2026-02-31'],
  ['a month that is none', () => '2026-99'],
  ['an hour that is none', () => '29:99'],
  ['the last valid time of a date', () => 8.64e15],
  ['a moment beyond all dates', () => 8.64e15 + 1],
  ['a long text', () => 'x'.repeat(100_000)],
  ['half of a pair', () => 'a\ud800b'],
  ['hidden letters', () => 'a\u202eb\u200bc\u0000d\u2066e'],
  ['letters from the right', () => 'שלום עולם'],
  ['marks without end', () => `e${'\u0301'.repeat(200)}`],
  ['markup', () => '<img src=x onerror="window.ran=1">'],
  ['a name of every object', () => '__proto__'],
];
