import { describe, expect, it, vi } from 'vitest';
import { findBrokenWords } from '../../.storybook/checks/layout/brokenWords';
import type { VisibleText } from '../../.storybook/checks/layout/visibleContent';
import { box, element, view } from './sample';

const lineHeight = 20;
const letterWidth = 8;

/** A text node with its letter positions. */
interface Lines {
  data: string;
  /** Top of each letter, in css px. */
  tops: number[];
}

/** The part of `Range` that the check uses. Letters of one line share a rectangle. */
class SampleRange {
  startContainer!: Lines;
  startOffset = 0;
  endOffset = 0;

  setStart(node: Lines, at: number) {
    this.startContainer = node;
    this.startOffset = at;
  }

  setEnd(_node: Lines, at: number) {
    this.endOffset = at;
  }

  getClientRects() {
    const tops = this.startContainer.tops.slice(this.startOffset, this.endOffset);
    return tops.filter((top, index) => top !== tops[index - 1]).map((top) => ({ top, width: letterWidth }));
  }

  getBoundingClientRect() {
    return this.getClientRects()[0];
  }
}

vi.stubGlobal('document', { createRange: () => new SampleRange() });

/** @param raised offset of every other letter, in css px upwards */
function linesOf(lines: readonly string[], raised = 0): VisibleText {
  const node: Lines = {
    data: lines.join(''),
    tops: lines.flatMap((line, index) => [...line].map((_, at) => index * lineHeight - (at % 2) * raised)),
  };
  const words = box(0, 0, 300, 14);
  return {
    node: node as unknown as Text,
    element: element({ box: words }),
    lines: lines.map(() => words),
    size: 14,
  };
}

/** Rule and word of each issue. */
const brokenIn = (text: VisibleText) =>
  findBrokenWords(view, [text]).map(({ rule, what }) => [rule, what.split(' ')[0]]);

describe('breaks in the middle', () => {
  it.each([
    ['a word', ['My watch', 'list'], 'watch|list'],
    ['a word on three lines', ['Wat', 'chli', 'st'], 'Wat|chli|st'],
    ['a figure', ['1,25', '0.00 JPY'], '1,25|0.00'],
    ['the sign of a figure', ['Profit −', '1,250.00'], '−|1,250.00'],
    ['the longest figure that must not break', ['1,234,567,', '890.12'], '1,234,567,|890.12'],
    ['Latin letters within Japanese', ['金額はJP', 'Yです'], 'JP|Y'],
    ['the longest word that must not break', ['m'.repeat(30), 'm'.repeat(9)], undefined],
  ])('are found: %s', (_, lines, pieces) => {
    expect(brokenIn(linesOf(lines))).toEqual([['broken-word', pieces ?? lines.join('|')]]);
  });

  it.each([
    ['a text on one line', ['Watchlist']],
    ['two words', ['Watch ', 'list']],
    ['a word with a hyphen', ['Well-', 'known']],
    ['Japanese', ['注文は取', '引時間中に受け付けます。']],
    ['Japanese before a figure', ['売却手数料', '0.10%です。']],
    ['a figure over the limit', ['1,234,567,8', '90.123']],
    ['a word longer than a line', ['m'.repeat(30), 'm'.repeat(10)]],
  ])('are not found: %s', (_, lines) => {
    expect(brokenIn(linesOf(lines))).toEqual([]);
  });

  it('are not found where letters are only slightly offset', () => {
    const wavy = linesOf(['Watchlist of ', 'mine'], 4);
    expect(brokenIn(wavy)).toEqual([]);
  });
});
