import { describe, expect, it } from 'vitest';
import { findClippedTexts } from '../../.storybook/checks/layout/clipped';
import { twiceAsLong } from '../../.storybook/checks/layout/longTexts';
import { findOffPage } from '../../.storybook/checks/layout/offPage';
import { findOverflows } from '../../.storybook/checks/layout/overflows';
import { findOverlaps } from '../../.storybook/checks/layout/overlaps';
import { box, element, text, view } from './sample';

const rulesOf = (issues: readonly { rule: string }[]) => issues.map(({ rule }) => rule);

describe('content beyond the page', () => {
  const line = box(300, 0, 120, 14);

  it('is found', () => {
    expect(rulesOf(findOffPage(view, [text(element({ box: line }), line)], []))).toEqual(['off-page']);
    expect(rulesOf(findOffPage(view, [], [element({ box: box(-8, 0, 44, 44) })]))).toEqual(['off-page']);
  });

  it('is allowed in a sideways scroller, but not in one that also scrolls down', () => {
    const inScroller = (overflowY: string) => {
      const parent = element({ box: box(0, 0, 390, 44), style: { overflowX: 'auto', overflowY } });
      return rulesOf(findOffPage(view, [text(element({ box: line, parent }), line)], []));
    };
    expect(inScroller('hidden')).toEqual([]);
    expect(inScroller('auto')).toEqual(['off-page']);
  });
});

describe('clipped text', () => {
  const line = box(0, 0, 120, 14);
  const cut = (style: Partial<CSSStyleDeclaration>, linked = false) => {
    const within = element({ box: box(0, 0, 80, 20), style, linked });
    return rulesOf(findClippedTexts(view, [text(within, line)]));
  };

  it('is found, also with “…”', () => {
    expect(cut({ overflowX: 'hidden' })).toEqual(['clipped']);
    expect(cut({ overflowX: 'hidden', textOverflow: 'ellipsis' })).toEqual(['clipped']);
    expect(cut({ overflowX: 'visible' })).toEqual([]);
  });

  it('is allowed with “…” in a link to the full text, and in a scroller', () => {
    expect(cut({ overflowX: 'hidden', textOverflow: 'ellipsis' }, true)).toEqual([]);
    expect(cut({ overflowX: 'hidden' }, true)).toEqual(['clipped']);
    expect(cut({ overflowX: 'auto' })).toEqual([]);
  });
});

it('finds text that extends beyond its surface', () => {
  const on = (backgroundColor: string) => {
    const within = element({ box: box(0, 0, 80, 20), style: { backgroundColor } });
    return rulesOf(findOverflows(view, [text(within, box(0, 0, 120, 14))]));
  };
  expect(on('rgb(255, 255, 255)')).toEqual(['overflow']);
  expect(on('rgba(0, 0, 0, 0)')).toEqual([]);
});

describe('overlapping texts', () => {
  const place = (left: number, style = {}) =>
    text(element({ box: box(left, 0, 80, 14), style }), box(left, 0, 80, 14));

  it('are found', () => {
    expect(rulesOf(findOverlaps(view, [place(0), place(40)], []))).toEqual(['overlap']);
    expect(findOverlaps(view, [place(0), place(80)], [])).toEqual([]);
  });

  it('are checked within each layer', () => {
    expect(findOverlaps(view, [place(0), place(40, { position: 'fixed' })], [])).toEqual([]);
  });

  it('are found on controls that do not contain them', () => {
    const control = element({ box: box(40, 0, 44, 44) });
    expect(rulesOf(findOverlaps(view, [place(0)], [control]))).toEqual(['overlap']);
    expect(findOverlaps(view, [text(control, box(40, 0, 44, 14))], [control])).toEqual([]);
  });
});

describe('the message of an issue', () => {
  const line = box(0, 0, 120, 14);
  const messagesOf = (issues: readonly { what: string }[]) => issues.map(({ what }) => what);

  it('names the clipped text and the length', () => {
    const within = element({ box: box(0, 0, 80, 20), style: { overflowX: 'hidden' }, words: 'Free margin' });
    expect(messagesOf(findClippedTexts(view, [text(within, line)]))).toEqual([
      '<div> “Free margin” is cut off by 40 px',
    ]);
  });

  it('names the overlapping texts and the length', () => {
    const at = (left: number, words: string) =>
      text(element({ box: box(left, 0, 80, 14), words }), box(left, 0, 80, 14));
    expect(messagesOf(findOverlaps(view, [at(0, 'Price'), at(74, 'Change')], []))).toEqual([
      '<div> “Price” and <div> “Change” overlap by 6 px',
    ]);
  });
});

it('doubles words, but neither figures nor abbreviations', () => {
  expect(twiceAsLong('Fit at 1,250.00 JPY')).toBe('Fit Fit at at 1,250.00 JPY');
});
