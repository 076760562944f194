import type { parseSync } from 'vite';

/** The comments of a file, as the parser finds them beside the program. */
interface Comments {
  code: string;
  comments: ReturnType<typeof parseSync>['comments'];
}

/** What the doc comment directly above a place of a file says: paragraphs, each on one line. */
export function docCommentAbove({ code, comments }: Comments, start: number): string | undefined {
  const above = comments.findLast(({ end }) => end <= start);
  if (above?.type !== 'Block' || !above.value.startsWith('*')) return undefined;
  return code.slice(above.end, start).trim() === '' ? textOf(above.value) : undefined;
}

/** Where our own papers say so; a reader of the reference does not have them. */
const ownPapers = / \((?:specification|decisions?) [^)]*\)/g;

/** The text without the stars that lines begin with. Lists keep their lines. */
function textOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join('\n')
    .trim()
    .replace(/([^\n])\n(?![\n-])/g, '$1 ')
    .replace(ownPapers, '');
}
