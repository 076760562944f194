import { priceColors, type UpDown } from '../../src/theme/tokens';
import { colorName } from '../failures/colorName';
import { type Misfit, nameOf } from './misfit';

const painted = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderBottomColor',
  'fill',
  'stroke',
] as const;

type Paint = Record<(typeof painted)[number], string>;

/** How the browser writes a colour. */
function asComputed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

function paintOf(element: Element): Paint {
  const style = getComputedStyle(element);
  return Object.fromEntries(painted.map((property) => [property, style[property]])) as Paint;
}

/** What each price colour of one convention is in the other. */
function exchangedFrom(one: UpDown, other: UpDown): Map<string, string> {
  const names = Object.keys(priceColors[one]) as (keyof (typeof priceColors)[UpDown])[];
  return new Map(
    names.map((name) => [asComputed(priceColors[one][name]), asComputed(priceColors[other][name])]),
  );
}

/** What does not take the colours of the other convention, as everything painted by the tokens does. */
export function keptColours(root: Element): Misfit[] {
  const { dataset } = document.documentElement;
  const one: UpDown = dataset.upDown === 'greenUp' ? 'greenUp' : 'redUp';
  const other: UpDown = one === 'redUp' ? 'greenUp' : 'redUp';
  const exchanged = exchangedFrom(one, other);
  const elements = [...root.querySelectorAll('*')];
  const before = elements.map(paintOf);
  dataset.upDown = other;
  const misfits = elements.flatMap((element, index): Misfit[] => {
    const was = before[index] as Paint;
    const is = paintOf(element);
    const wanted = (property: keyof Paint) => exchanged.get(was[property]) ?? was[property];
    const wrong = painted.find((property) => is[property] !== wanted(property));
    if (!wrong) return [];
    const [found, needed] = [is[wrong], wanted(wrong)].map((color) => colorName(color, other));
    return [{ rule: 'colour', what: `${wrong} of ${nameOf(element)} is ${found}, needs ${needed}`, element }];
  });
  dataset.upDown = one;
  return misfits;
}
