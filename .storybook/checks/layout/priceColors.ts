import { type Appearance, currentAppearance, setAppearance } from '../../../src/theme/appearance';
import { colorsIn } from '../../../src/theme/colorsIn';
import { isOfPrice } from '../../../src/theme/measuredPairs';
import type { ColorName } from '../../../src/theme/tokens';
import { colorName } from '../colorName';
import { describeElement, type LayoutIssue } from './layoutIssue';

const paintProperties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'fill',
  'stroke',
] as const;

type Paint = Record<(typeof paintProperties)[number], string>;

/** A colour in the browser's format: `rgb(r, g, b)`. */
function asComputed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

function paintOf(element: Element): Paint {
  const style = getComputedStyle(element);
  return Object.fromEntries(paintProperties.map((property) => [property, style[property]])) as Paint;
}

/** Maps each price colour of one appearance to that of the other. */
function colorMapping(current: Appearance, other: Appearance): Map<string, string> {
  const [from, to] = [colorsIn(current), colorsIn(other)];
  const names = (Object.keys(from) as ColorName[]).filter(isOfPrice);
  return new Map(names.map((name) => [asComputed(from[name]), asComputed(to[name])]));
}

/** Finds elements that do not switch to the colours of the other convention, as tokens do. */
export function findUnchangedPriceColors(root: Element): LayoutIssue[] {
  const current = currentAppearance();
  const other: Appearance = { ...current, upDown: current.upDown === 'redUp' ? 'greenUp' : 'redUp' };
  const mapping = colorMapping(current, other);
  const elements = [...root.querySelectorAll('*')];
  const before = elements.map(paintOf);
  setAppearance(other);
  const issues = elements.flatMap((element, index): LayoutIssue[] => {
    const oldColors = before[index] as Paint;
    const newColors = paintOf(element);
    const expected = (property: keyof Paint) => mapping.get(oldColors[property]) ?? oldColors[property];
    const wrong = paintProperties.find((property) => newColors[property] !== expected(property));
    if (!wrong) return [];
    const [found, needed] = [newColors[wrong], expected(wrong)].map((color) => colorName(color, other));
    return [
      {
        rule: 'colour',
        what: `${wrong} of ${describeElement(element)} is ${found}, needs ${needed}`,
        element,
      },
    ];
  });
  setAppearance(current);
  return issues;
}
