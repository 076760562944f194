import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findUnchangedPriceColors } from '../../.storybook/checks/layout/priceColors';
import type { UpDown } from '../../src/theme/appearance';
import { colorsIn } from '../../src/theme/colorsIn';
import { box, element } from './sample';

/** Computed colours, by convention. */
type Painted = Partial<Record<(typeof properties)[number], (upDown: UpDown) => string>>;

const properties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'fill',
  'stroke',
] as const;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const priceUp = (upDown: UpDown) => rgb(colorsIn({ upDown }).priceUp);
const priceDown = (upDown: UpDown) => rgb(colorsIn({ upDown }).priceDown);
const ink = () => rgb(colorsIn().ink);

const html = { dataset: {} as { upDown?: string } };
let painted = new Map<Element, Painted>();

vi.stubGlobal('document', { documentElement: html });
vi.stubGlobal('getComputedStyle', (of: Element) => {
  const upDown = html.dataset.upDown === 'greenUp' ? 'greenUp' : 'redUp';
  const own = Object.entries(painted.get(of) ?? {}).map(([property, paint]) => [property, paint(upDown)]);
  return {
    ...Object.fromEntries(properties.map((property) => [property, ink()])),
    ...Object.fromEntries(own),
  };
});

beforeEach(() => {
  html.dataset = { upDown: 'redUp' };
});

/** Issues on a page with one element for each of these styles. */
function found(...paints: Painted[]): string[] {
  painted = new Map(paints.map((paint) => [element({ box: box(0, 0, 80, 14) }), paint]));
  const root = { querySelectorAll: () => [...painted.keys()] } as unknown as Element;
  return findUnchangedPriceColors(root).map(({ rule, what }) => `${rule}: ${what.split(' ')[0]}`);
}

describe('after switching the convention', () => {
  it.each<[string, Painted]>([
    ['a rise', { color: priceUp }],
    ['a fall', { color: priceDown }],
    ['a background', { backgroundColor: priceUp, color: ink }],
    ['a line of a chart', { stroke: priceDown, fill: priceUp }],
    ['an element without a price', { color: ink }],
  ])('accepts %s with token colours', (_, paint) => {
    expect(found(paint)).toEqual([]);
    html.dataset = { upDown: 'greenUp' };
    expect(found(paint)).toEqual([]);
  });

  it.each<[string, Painted[keyof Painted]]>([
    ['a rise in a fixed colour', () => priceUp('redUp')],
    ['a rise that changes to ink', (is) => (is === 'redUp' ? priceUp(is) : ink())],
    ['ink that changes to a rise', (is) => (is === 'redUp' ? ink() : priceUp(is))],
  ])('finds %s in every property', (_, paint) => {
    for (const property of properties) {
      expect(found({ [property]: paint })).toEqual([`colour: ${property}`]);
    }
  });

  it('finds the one wrong element among correct ones', () => {
    const fixed = () => priceDown('redUp');
    expect(found({ color: priceUp }, { color: fixed }, { fill: priceDown })).toEqual(['colour: color']);
  });
});

it('names the tokens of the wrong colours', () => {
  painted = new Map([[element({ box: box(0, 0, 80, 14) }), { color: () => priceDown('redUp') }]]);
  const root = { querySelectorAll: () => [...painted.keys()] } as unknown as Element;
  expect(findUnchangedPriceColors(root).map(({ what }) => what)).toEqual([
    'color of <div> “Watchlist” is priceUp, needs priceDown',
  ]);
});

it('restores the convention of the page', () => {
  for (const upDown of ['redUp', 'greenUp']) {
    html.dataset = { upDown };
    found({ color: priceUp });
    expect(html.dataset.upDown).toBe(upDown);
  }
});
