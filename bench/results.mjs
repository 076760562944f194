/**
 * Result of a measurement.
 *
 * @typedef {object} Result
 * @property {string} what the measurement
 * @property {string} [unit]
 * @property {number} ours value of this build
 * @property {number} [most] its limit
 * @property {number} [least] its limit
 * @property {number} [floor] value of the floor in the same run
 * @property {number} [mostTimes] limit as a multiple of the floor. Durations have only such a limit
 * @property {number} [leastTimes] the same
 */

/**
 * The value as a multiple of its floor; undefined without a floor.
 *
 * @param {Result} result
 */
const ratioOf = ({ ours, floor }) => (floor ? ours / floor : undefined);

/**
 * Whether a result is within its limits; undefined without limits.
 *
 * @param {Result} result
 */
function holds(result) {
  const { ours, most, least, mostTimes, leastTimes } = result;
  const ratio = ratioOf(result) ?? Number.NaN;
  const wanted = [
    most !== undefined && { isKept: ours <= most },
    least !== undefined && { isKept: ours >= least },
    mostTimes !== undefined && { isKept: ratio <= mostTimes },
    leastTimes !== undefined && { isKept: ratio >= leastTimes },
  ].filter((limit) => limit !== false);
  return wanted.length > 0 ? wanted.every(({ isKept }) => isKept) : undefined;
}

/**
 * @param {number | undefined} value
 * @param {string} [unit]
 */
function figure(value, unit) {
  if (value === undefined) return '';
  const decimals = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return `${Number(value.toFixed(decimals)).toLocaleString('en')}${unit ? ` ${unit}` : ''}`;
}

/** @param {Result} result */
const target = ({ most, least, mostTimes, leastTimes, unit }) =>
  [
    least !== undefined && `≥ ${figure(least, unit)}`,
    most !== undefined && `≤ ${figure(most, unit)}`,
    leastTimes !== undefined && `≥ ${leastTimes} ×`,
    mostTimes !== undefined && `≤ ${mostTimes} ×`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * A result as texts: measure, this build, target, floor, ratio to the floor, and whether it holds.
 *
 * @param {Result} result
 * @returns {string[]}
 */
export const cellsOf = (result) => [
  result.what,
  figure(result.ours, result.unit),
  target(result),
  figure(result.floor, result.unit),
  ratioOf(result)?.toFixed(2) ?? '',
  { true: 'yes', false: 'no', undefined: '' }[`${holds(result)}`],
];

/**
 * All results as a text table.
 *
 * @param {Result[]} results
 */
export function resultTable(results) {
  const heads = ['', 'this build', 'target', 'floor', '× floor', 'holds'];
  const rows = [heads, ...results.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width + 2);
        })
        .join(''),
    )
    .join('\n');
}
