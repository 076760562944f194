/** Start of a cell that a spreadsheet would treat as a formula: one of these characters, or an invisible one. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** A plain decimal is a figure, even with a sign. */
const figure = /^[+-]?\d+(\.\d+)?$/;

/**
 * A table as comma-separated values (RFC 4180): every line ends with CRLF, and a cell with a comma, a quotation mark or
 * a line break is quoted. It begins with a byte order mark, without which Excel does not detect UTF-8. A text that a
 * spreadsheet would run as a formula is prefixed with an apostrophe, because names come from other people.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string): string {
  const safe = formula.test(value) && !figure.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
