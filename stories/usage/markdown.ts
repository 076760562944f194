/** A list in Markdown. */
export const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A table in Markdown. Cells may have Markdown of their own, on one line. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cellOf = (text: string) =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
