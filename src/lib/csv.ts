/** A cell that a spreadsheet would take for a formula: it begins with one of these signs, or with a hidden one. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** A plain decimal is a figure, whatever its sign. */
const figure = /^[+-]?\d+(\.\d+)?$/;

/**
 * A table as comma-separated values (RFC 4180): every line ends with CRLF, and a cell with a comma, a quotation mark or
 * a line break stands in quotation marks. It begins with a byte order mark, without which Excel takes UTF-8 for
 * something else. A text that a spreadsheet would run as a formula is preceded by an apostrophe: names come from others.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string): string {
  const safe = formula.test(value) && !figure.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
