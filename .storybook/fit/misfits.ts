import { broken } from './broken';
import { cutTexts, cutValues } from './cut';
import type { Misfit } from './misfit';
import { outside } from './outside';
import { overlapping } from './overlaps';
import { seenLines } from './seen';
import { controlsIn, textsIn } from './shown';
import { spilt } from './spilt';
import { small } from './targets';
import { viewOf } from './view';

function sideways(): Misfit[] {
  const by = document.documentElement.scrollWidth - window.innerWidth;
  return by > 0
    ? [{ rule: 'sideways', what: `The page scrolls sideways by ${by} px`, element: document.body }]
    : [];
}

/** Everything within `root` that does not fit as it stands now. */
export function misfitsIn(root: Element, edges = { left: 0, right: window.innerWidth }): Misfit[] {
  const view = viewOf(edges);
  const texts = textsIn(view, root);
  const seen = seenLines(view, texts);
  const controls = controlsIn(view, root);
  return [
    ...sideways(),
    ...outside(view, texts, controls),
    ...cutTexts(view, texts),
    ...cutValues(controls),
    ...spilt(view, seen),
    ...broken(view, seen),
    ...overlapping(view, seen, controls),
    ...small(view, controls),
  ];
}
