import { describe, expect, it } from 'vitest';
import { cutTexts } from '../../.storybook/fit/cut';
import { twiceAsLong } from '../../.storybook/fit/longTexts';
import { outside } from '../../.storybook/fit/outside';
import { overlapping } from '../../.storybook/fit/overlaps';
import { spilt } from '../../.storybook/fit/spilt';
import { textSizePlugin } from '../../src/theme/textSize';
import { box, element, text, view } from './sample';

const rulesOf = (misfits: readonly { rule: string }[]) => misfits.map(({ rule }) => rule);

describe('what sticks out of the page', () => {
  const line = box(300, 0, 120, 14);

  it('is found', () => {
    expect(rulesOf(outside(view, [text(element({ box: line }), line)], []))).toEqual(['outside']);
    expect(rulesOf(outside(view, [], [element({ box: box(-8, 0, 44, 44) })]))).toEqual(['outside']);
  });

  it('may be scrolled to sideways, but not in what scrolls downwards', () => {
    const inScroller = (overflowY: string) => {
      const parent = element({ box: box(0, 0, 390, 44), style: { overflowX: 'auto', overflowY } });
      return rulesOf(outside(view, [text(element({ box: line, parent }), line)], []));
    };
    expect(inScroller('hidden')).toEqual([]);
    expect(inScroller('auto')).toEqual(['outside']);
  });
});

describe('what is cut off', () => {
  const line = box(0, 0, 120, 14);
  const cut = (style: Partial<CSSStyleDeclaration>, linked = false) => {
    const within = element({ box: box(0, 0, 80, 20), style, linked });
    return rulesOf(cutTexts(view, [text(within, line)]));
  };

  it('is found, with “…” as well', () => {
    expect(cut({ overflowX: 'hidden' })).toEqual(['cut']);
    expect(cut({ overflowX: 'hidden', textOverflow: 'ellipsis' })).toEqual(['cut']);
    expect(cut({ overflowX: 'visible' })).toEqual([]);
  });

  it('may end in “…” where it leads to the whole, and be scrolled to', () => {
    expect(cut({ overflowX: 'hidden', textOverflow: 'ellipsis' }, true)).toEqual([]);
    expect(cut({ overflowX: 'hidden' }, true)).toEqual(['cut']);
    expect(cut({ overflowX: 'auto' })).toEqual([]);
  });
});

it('finds what sticks out of the ground it stands on', () => {
  const on = (backgroundColor: string) => {
    const within = element({ box: box(0, 0, 80, 20), style: { backgroundColor } });
    return rulesOf(spilt(view, [text(within, box(0, 0, 120, 14))]));
  };
  expect(on('rgb(255, 255, 255)')).toEqual(['spilt']);
  expect(on('rgba(0, 0, 0, 0)')).toEqual([]);
});

describe('texts on one another', () => {
  const place = (left: number, style = {}) =>
    text(element({ box: box(left, 0, 80, 14), style }), box(left, 0, 80, 14));

  it('are found', () => {
    expect(rulesOf(overlapping(view, [place(0), place(40)], []))).toEqual(['overlapping']);
    expect(overlapping(view, [place(0), place(80)], [])).toEqual([]);
  });

  it('are looked at layer by layer', () => {
    expect(overlapping(view, [place(0), place(40, { position: 'fixed' })], [])).toEqual([]);
  });

  it('may stand on no control but their own', () => {
    const control = element({ box: box(40, 0, 44, 44) });
    expect(rulesOf(overlapping(view, [place(0)], [control]))).toEqual(['overlapping']);
    expect(overlapping(view, [text(control, box(40, 0, 44, 14))], [control])).toEqual([]);
  });
});

describe('the message of a misfit', () => {
  const line = box(0, 0, 120, 14);
  const says = (misfits: readonly { what: string }[]) => misfits.map(({ what }) => what);

  it('says which text is cut off, and by how much', () => {
    const within = element({ box: box(0, 0, 80, 20), style: { overflowX: 'hidden' }, words: 'Free margin' });
    expect(says(cutTexts(view, [text(within, line)]))).toEqual(['<div> “Free margin” is cut off by 40 px']);
  });

  it('says which texts overlap, and by how much', () => {
    const at = (left: number, words: string) =>
      text(element({ box: box(left, 0, 80, 14), words }), box(left, 0, 80, 14));
    expect(says(overlapping(view, [at(0, 'Price'), at(74, 'Change')], []))).toEqual([
      '<div> “Price” and <div> “Change” overlap by 6 px',
    ]);
  });
});

it('writes words twice, but neither figures nor abbreviations', () => {
  expect(twiceAsLong('Fit at 1,250.00 JPY')).toBe('Fit Fit at at 1,250.00 JPY');
});

describe('larger text', () => {
  const compiled = (props: string, children: string) => {
    const node = { type: 'decl', props, children, return: '' };
    textSizePlugin(node);
    return node.return;
  };

  it('enlarges type sizes of the drawing, the root aside', () => {
    expect(compiled('font-size', '0.14rem')).toBe(
      'font-size:calc(max(11px, 0.14rem) * var(--text-size, 1));',
    );
    expect(compiled('font-size', 'calc(100vw * 200 / 750)')).toBe('');
    expect(compiled('font-size', '0.8em')).toBe('');
  });

  it('leaves boxes as they are', () => {
    expect(compiled('width', '0.44rem')).toBe('');
    expect(compiled('height', '2em')).toBe('height:calc(2em / var(--text-size, 1));');
    expect(compiled('height', '2lh')).toBe('');
  });
});
