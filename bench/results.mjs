/**
 * What a part of the bench has found:
 *
 * - `what` was measured, in which `unit`
 * - `ours`: the figure of this build
 * - `most` or `least` that is wanted of it
 * - `floor`: the same of the floor, in the same run
 * - `mostTimes` or `leastTimes` the floor that is wanted: times are judged by these alone
 */

/** The figure as a multiple of its floor; undefined where it has none. */
const ratioOf = ({ ours, floor }) => (floor ? ours / floor : undefined);

/** Whether a result is as wanted; undefined where nothing is wanted. */
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

const cellsOf = (result) => [
  result.what,
  figure(result.ours, result.unit),
  target(result),
  figure(result.floor, result.unit),
  ratioOf(result)?.toFixed(2) ?? '',
  { true: 'yes', false: 'NO', undefined: '' }[holds(result)],
];

/** One table of all results, as text. */
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
