import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSmallTargets } from '../../.storybook/checks/layout/touchTargets';
import { box, element, type Sample, view } from './sample';

const noPseudo = { content: 'none', position: 'static' };

/** Pseudo-elements that enlarge the touch area of a control. */
let pseudoElements: [of: Element, pseudo: string, style: object][] = [];

class Input {}

vi.stubGlobal('HTMLInputElement', Input);
vi.stubGlobal(
  'getComputedStyle',
  (of: Element, pseudo: string) =>
    pseudoElements.find(([element, which]) => element === of && which === pseudo)?.[2] ?? noPseudo,
);

beforeEach(() => void vi.stubGlobal('window', { innerWidth: 390 }));

afterEach(() => {
  pseudoElements = [];
});

const control = (width: number, height: number, more: Partial<Sample> = {}) =>
  element({ box: box(100, 100, width, height), ...more });

const sizes = (of: Element) =>
  findSmallTargets(view, [of]).map(({ rule, what }) => `${rule} ${what.match(/\d+ × \d+/)?.[0]}`);

it.each([
  [44, 44, []],
  [43.6, 44, []],
  [320, 44, []],
  [43, 44, ['small-target 43 × 44']],
  [44, 43, ['small-target 44 × 43']],
  [320, 20, ['small-target 320 × 20']],
])('a control of %d × %d', (width, height, found) => {
  expect(sizes(control(width, height))).toEqual(found);
});

it('includes pseudo-elements around it', () => {
  const around = (style: object, pseudo = '::after') => {
    const icon = control(24, 24);
    pseudoElements = [[icon, pseudo, { content: '""', position: 'absolute', ...style }]];
    return sizes(icon);
  };
  const large = { left: '-10px', top: '-10px', width: '44px', height: '44px' };
  expect(around(large)).toEqual([]);
  expect(around(large, '::before')).toEqual([]);
  expect(around({ ...large, height: '30px' })).toEqual(['small-target 44 × 34']);
  expect(around({ ...large, content: 'none' })).toEqual(['small-target 24 × 24']);
  expect(around({ ...large, position: 'static' })).toEqual(['small-target 24 × 24']);
});

it('includes the label of a field', () => {
  const tick = (...labels: Element[]) =>
    sizes(Object.assign(Object.setPrototypeOf(control(20, 20), Input.prototype), { labels }));
  expect(tick(element({ box: box(90, 90, 200, 44) }))).toEqual([]);
  expect(tick(element({ box: box(90, 90, 200, 34) }))).toEqual(['small-target 200 × 34']);
  expect(tick()).toEqual(['small-target 20 × 20']);
});

it('may be as high as its line within a sentence, but not alone', () => {
  const link = (sentence: string, display: string) =>
    sizes(
      control(60, 20, {
        words: 'the rules',
        style: { display },
        parent: element({ box: box(0, 0, 390, 60), words: sentence }),
      }),
    );
  expect(link('Read the rules first.', 'inline')).toEqual([]);
  expect(link('Read the rules first.', 'inline-block')).toEqual(['small-target 60 × 20']);
  expect(link('the rules', 'inline')).toEqual(['small-target 60 × 20']);
});

it('is not checked on narrow windows, where the drawing is scaled down', () => {
  const at = (innerWidth: number) => {
    vi.stubGlobal('window', { innerWidth });
    return sizes(control(40, 40));
  };
  expect(at(374)).toEqual([]);
  expect(at(375)).toEqual(['small-target 40 × 40']);
});
