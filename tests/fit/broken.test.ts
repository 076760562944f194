import { describe, expect, it, vi } from 'vitest';
import { broken } from '../../.storybook/fit/broken';
import type { ShownText } from '../../.storybook/fit/shown';
import { box, element, view } from './sample';

const lineHeight = 20;
const letterWidth = 8;

/** A text that takes these lines. */
interface Lines {
  data: string;
  /** In css px from the top, letter by letter. */
  tops: number[];
}

/** As much of a range as is asked: where its letters are, those of one line together. */
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

/** @param raised by how much every other letter stands higher, in css px */
function linesOf(lines: readonly string[], raised = 0): ShownText {
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

/** What is said to be broken, and where. */
const brokenIn = (text: ShownText) =>
  broken(view, [text]).map(({ rule, what }) => [rule, what.split(' ')[0]]);

describe('in its middle', () => {
  it.each([
    ['a word', ['My watch', 'list'], 'watch|list'],
    ['a word that takes three lines', ['Wat', 'chli', 'st'], 'Wat|chli|st'],
    ['a figure', ['1,25', '0.00 JPY'], '1,25|0.00'],
    ['the sign of a figure', ['Profit −', '1,250.00'], '−|1,250.00'],
    ['the longest figure that is kept whole', ['1,234,567,', '890.12'], '1,234,567,|890.12'],
    ['what is written in letters among Japanese', ['金額はJP', 'Yです'], 'JP|Y'],
    ['the longest word that has a line of its own', ['m'.repeat(30), 'm'.repeat(9)], undefined],
  ])('%s is broken', (_, lines, pieces) => {
    expect(brokenIn(linesOf(lines))).toEqual([['broken', pieces ?? lines.join('|')]]);
  });

  it.each([
    ['what stands in one line', ['Watchlist']],
    ['two words', ['Watch ', 'list']],
    ['a word with a hyphen', ['Well-', 'known']],
    ['Japanese', ['注文は取', '引時間中に受け付けます。']],
    ['Japanese before a figure', ['売却手数料', '0.10%です。']],
    ['a figure that is longer than any', ['1,234,567,8', '90.123']],
    ['a word that is longer than a line', ['m'.repeat(30), 'm'.repeat(10)]],
  ])('%s is not', (_, lines) => {
    expect(brokenIn(linesOf(lines))).toEqual([]);
  });

  it('a word is not, whose letters stand a little higher and lower', () => {
    const wavy = linesOf(['Watchlist of ', 'mine'], 4);
    expect(brokenIn(wavy)).toEqual([]);
  });
});
