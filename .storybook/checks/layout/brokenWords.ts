import { describeElement, type LayoutIssue } from './layoutIssue';
import type { View } from './view';
import type { VisibleText } from './visibleContent';

/** Words and figures in Latin script. Scripts without spaces may break anywhere. */
const word = /[\p{Script=Latin}\p{Nd}.,:%+−_]+/gu;

const figure = /^[\p{Nd}.,:%+−]+$/u;

/** In characters: a figure below 10^12 with two decimals must never break. */
const maxFigureLength = 16;

/** Share of the page's width up to which a word must fit on a line of its own. */
const maxWordWidth = 0.8;

interface Piece {
  letters: string;
  width: number;
}

/** Splits a word into the parts that are on different lines. */
function splitByLine(range: Range, size: number): Piece[] {
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

function isAllowedToBreak(view: View, pieces: readonly Piece[]): boolean {
  if (pieces.length < 2) return true;
  const whole = pieces.map(({ letters }) => letters).join('');
  if (figure.test(whole)) return whole.length > maxFigureLength;
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return width > (view.edges.right - view.edges.left) * maxWordWidth;
}

/** Finds words and figures that break in the middle although they fit on a line of their own. */
export function findBrokenWords(view: View, texts: readonly VisibleText[]): LayoutIssue[] {
  const range = document.createRange();
  return texts.flatMap(({ node, element, lines, size }): LayoutIssue[] => {
    if (lines.length < 2) return [];
    return [...node.data.matchAll(word)].flatMap((match): LayoutIssue[] => {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (range.getClientRects().length < 2) return [];
      const pieces = splitByLine(range, size);
      if (isAllowedToBreak(view, pieces)) return [];
      const what = `${pieces.map(({ letters }) => letters).join('|')} is broken in ${describeElement(element)}`;
      return [{ rule: 'broken-word', what, element }];
    });
  });
}
