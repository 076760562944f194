/** Start of a cell that a spreadsheet would treat as a formula: one of these characters, or an invisible one. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** A plain decimal is a figure, even with a sign. */
const figure = /^[+-]?\d+(\.\d+)?$/;
/** Begins like a number: a spreadsheet would round it, drop its zeros or take it for a date. */
const numeric = /^[\d.]/;
/** A tab: spreadsheets show it as nothing, and take a number after it for a text. */
const textMark = '\t';

/** A number that names something, such as an order, and is not to be calculated with. */
export interface NumberAsText {
  text: string;
}

/** A figure or a text, or a number that stays a text. */
export type CsvCell = string | NumberAsText;

/**
 * A table as comma-separated values (RFC 4180): every line ends with CRLF, and a cell with a comma, a quotation mark or
 * a line break is quoted. It begins with a byte order mark, without which Excel does not detect UTF-8. A text that a
 * spreadsheet would run as a formula is prefixed with an apostrophe, because names come from other people.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvCell): string {
  if (typeof value === 'string') return quoted(safe(value));
  return numeric.test(value.text)
    ? `"${textMark}${value.text.replaceAll('"', '""')}"`
    : quoted(safe(value.text));
}

const safe = (value: string) => (formula.test(value) && !figure.test(value) ? `'${value}` : value);

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
