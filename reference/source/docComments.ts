import type { parseSync } from 'vite';

/** Code and comments of a parsed file. */
interface Comments {
  code: string;
  comments: ReturnType<typeof parseSync>['comments'];
}

/** Text of the doc comment directly above an offset: one line for each paragraph. */
export function docCommentAbove({ code, comments }: Comments, start: number): string | undefined {
  const above = comments.findLast(({ end }) => end <= start);
  if (above?.type !== 'Block' || !above.value.startsWith('*')) return undefined;
  return code.slice(above.end, start).trim() === '' ? textOf(above.value) : undefined;
}

/** References to our own documents, which readers of the reference do not have. */
const ownPapers = / \((?:specification|decisions?) [^)]*\)/g;

/** Text of a comment without leading stars. Lists keep their lines. */
function textOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join('\n')
    .trim()
    .replace(/([^\n])\n(?![\n-])/g, '$1 ')
    .replace(ownPapers, '');
}
