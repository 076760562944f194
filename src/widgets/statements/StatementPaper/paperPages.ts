/** A column of a table on paper. */
export interface PaperColumn {
  title: string;
  /** Use for figures: they stand at the right. */
  figures?: boolean;
  /** Use for long texts, such as names: they take a second line. */
  wraps?: boolean;
}

/** A table on paper, with its texts. */
export interface PaperTable {
  title: string;
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
}

/** Lines of the first page, which has the facts of the statement, and of every other page. A row takes one line. */
const linesOfFirst = 22;
const linesOfOthers = 26;
/** Lines of a table besides its rows: its title, and the titles of its columns. */
const headLines = 2;
/** A table begins on a page only where this many of its rows have room. */
const leastRows = 2;

/** Splits tables into pages. A table that goes on has its title and columns on the next page again. */
export function paperPages(tables: readonly PaperTable[]): PaperTable[][] {
  const pages: PaperTable[][] = [[]];
  let left = linesOfFirst;
  for (const table of tables) {
    let at = 0;
    do {
      const rest = table.rows.length - at;
      if (left < headLines + Math.min(rest, leastRows)) {
        pages.push([]);
        left = linesOfOthers;
      }
      const rows = table.rows.slice(at, at + left - headLines);
      pages.at(-1)?.push({ ...table, rows });
      at += rows.length;
      left -= headLines + rows.length;
    } while (at < table.rows.length);
  }
  return pages;
}
