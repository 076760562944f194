import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { small } from '../../.storybook/fit/targets';
import { box, element, type Sample, view } from './sample';

const noPseudo = { content: 'none', position: 'static' };

/** What is laid around a control, by its `::before` or `::after`. */
let laidAround: [of: Element, pseudo: string, style: object][] = [];

class Input {}

vi.stubGlobal('HTMLInputElement', Input);
vi.stubGlobal(
  'getComputedStyle',
  (of: Element, pseudo: string) =>
    laidAround.find(([element, which]) => element === of && which === pseudo)?.[2] ?? noPseudo,
);

beforeEach(() => void vi.stubGlobal('window', { innerWidth: 390 }));

afterEach(() => {
  laidAround = [];
});

const control = (width: number, height: number, more: Partial<Sample> = {}) =>
  element({ box: box(100, 100, width, height), ...more });

const sizes = (of: Element) =>
  small(view, [of]).map(({ rule, what }) => `${rule} ${what.match(/\d+ × \d+/)?.[0]}`);

it.each([
  [44, 44, []],
  [43.6, 44, []],
  [320, 44, []],
  [43, 44, ['small 43 × 44']],
  [44, 43, ['small 44 × 43']],
  [320, 20, ['small 320 × 20']],
])('a control of %d × %d', (width, height, found) => {
  expect(sizes(control(width, height))).toEqual(found);
});

it('is as large as what is laid around it', () => {
  const around = (style: object, pseudo = '::after') => {
    const icon = control(24, 24);
    laidAround = [[icon, pseudo, { content: '""', position: 'absolute', ...style }]];
    return sizes(icon);
  };
  const large = { left: '-10px', top: '-10px', width: '44px', height: '44px' };
  expect(around(large)).toEqual([]);
  expect(around(large, '::before')).toEqual([]);
  expect(around({ ...large, height: '30px' })).toEqual(['small 44 × 34']);
  expect(around({ ...large, content: 'none' })).toEqual(['small 24 × 24']);
  expect(around({ ...large, position: 'static' })).toEqual(['small 24 × 24']);
});

it('is as large as a field with its label', () => {
  const tick = (...labels: Element[]) =>
    sizes(Object.assign(Object.setPrototypeOf(control(20, 20), Input.prototype), { labels }));
  expect(tick(element({ box: box(90, 90, 200, 44) }))).toEqual([]);
  expect(tick(element({ box: box(90, 90, 200, 34) }))).toEqual(['small 200 × 34']);
  expect(tick()).toEqual(['small 20 × 20']);
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
  expect(link('Read the rules first.', 'inline-block')).toEqual(['small 60 × 20']);
  expect(link('the rules', 'inline')).toEqual(['small 60 × 20']);
});

it('is not measured where the drawing itself is smaller', () => {
  const at = (innerWidth: number) => {
    vi.stubGlobal('window', { innerWidth });
    return sizes(control(40, 40));
  };
  expect(at(374)).toEqual([]);
  expect(at(375)).toEqual(['small 40 × 40']);
});
