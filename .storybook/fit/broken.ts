import { type Misfit, nameOf } from './misfit';
import type { ShownText } from './shown';
import type { View } from './view';

/** Words and figures; what is written without spaces may break anywhere. */
const word = /[\p{Script=Latin}\p{Nd}.,:%+−_]+/gu;

const figure = /^[\p{Nd}.,:%+−]+$/u;

/** A figure up to the thousands of millions with two decimals is never broken, whatever its size. */
const longestFigure = 16;

/** A word that takes no more of the page's width than this would have had room on a line of its own. */
const ownLine = 0.8;

interface Piece {
  letters: string;
  width: number;
}

/** The letters of a word, line by line. */
function piecesOf(range: Range, size: number): Piece[] {
  const node = range.startContainer as Text;
  const { startOffset, endOffset } = range;
  const pieces: Piece[] = [];
  let line = Number.NaN;
  for (let at = startOffset; at < endOffset; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { top, width } = range.getBoundingClientRect();
    if (!(Math.abs(top - line) < size / 2)) pieces.push({ letters: '', width: 0 });
    line = top;
    const piece = pieces[pieces.length - 1] as Piece;
    piece.letters += node.data[at];
    piece.width += width;
  }
  return pieces;
}

function mayBreak(view: View, pieces: readonly Piece[]): boolean {
  if (pieces.length < 2) return true;
  const whole = pieces.map(({ letters }) => letters).join('');
  if (figure.test(whole)) return whole.length > longestFigure;
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return width > (view.edges.right - view.edges.left) * ownLine;
}

/** Words and figures that are broken in their middle, though a line of their own could hold them. */
export function broken(view: View, texts: readonly ShownText[]): Misfit[] {
  const range = document.createRange();
  return texts.flatMap(({ node, element, lines, size }): Misfit[] => {
    if (lines.length < 2) return [];
    return [...node.data.matchAll(word)].flatMap((match): Misfit[] => {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (range.getClientRects().length < 2) return [];
      const pieces = piecesOf(range, size);
      if (mayBreak(view, pieces)) return [];
      const what = `${pieces.map(({ letters }) => letters).join('|')} is broken in ${nameOf(element)}`;
      return [{ rule: 'broken', what, element }];
    });
  });
}
