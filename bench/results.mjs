/**
 * Result of a measurement:
 *
 * - `what`: the measurement, and its `unit`
 * - `ours`: value of this build
 * - `most` or `least`: its limit
 * - `floor`: value of the floor in the same run
 * - `mostTimes` or `leastTimes`: limit as a multiple of the floor. Durations have only this limit
 */

/** The value as a multiple of its floor; undefined without a floor. */
const ratioOf = ({ ours, floor }) => (floor ? ours / floor : undefined);

/** Whether a result is within its limits; undefined without limits. */
function holds(result) {
  const { ours, most, least, mostTimes, leastTimes } = result;
  const ratio = ratioOf(result) ?? Number.NaN;
  const wanted = [
    [most, ours <= most],
    [least, ours >= least],
    [mostTimes, ratio <= mostTimes],
    [leastTimes, ratio >= leastTimes],
  ].filter(([limit]) => limit !== undefined);
  return wanted.length > 0 ? wanted.every(([, isKept]) => isKept) : undefined;
}

function figure(value, unit) {
  if (value === undefined) return '';
  const decimals = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return `${Number(value.toFixed(decimals)).toLocaleString('en')}${unit ? ` ${unit}` : ''}`;
}

const target = ({ most, least, mostTimes, leastTimes, unit }) =>
  [
    least !== undefined && `≥ ${figure(least, unit)}`,
    most !== undefined && `≤ ${figure(most, unit)}`,
    leastTimes !== undefined && `≥ ${leastTimes} ×`,
    mostTimes !== undefined && `≤ ${mostTimes} ×`,
  ]
    .filter(Boolean)
    .join(', ');

/** A result as texts: measure, this build, target, floor, ratio to the floor, and whether it holds. */
export const cellsOf = (result) => [
  result.what,
  figure(result.ours, result.unit),
  target(result),
  figure(result.floor, result.unit),
  ratioOf(result)?.toFixed(2) ?? '',
  { true: 'yes', false: 'no', undefined: '' }[holds(result)],
];

/** All results as a text table. */
export function resultTable(results) {
  const rows = [['', 'this build', 'target', 'floor', '× floor', 'holds'], ...results.map(cellsOf)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column] + 2),
        )
        .join(''),
    )
    .join('\n');
}
