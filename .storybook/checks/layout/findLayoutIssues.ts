import { findBrokenWords } from './brokenWords';
import { findClippedTexts, findClippedValues } from './clipped';
import type { LayoutIssue } from './layoutIssue';
import { findOffPage } from './offPage';
import { findOverflows } from './overflows';
import { findOverlaps } from './overlaps';
import { findSmallTargets } from './touchTargets';
import { createView } from './view';
import { visibleControls, visibleTexts } from './visibleContent';
import { visibleLines } from './visibleLines';

function findPageOverflow(): LayoutIssue[] {
  const by = document.documentElement.scrollWidth - window.innerWidth;
  return by > 0
    ? [{ rule: 'page-overflow', what: `The page scrolls sideways by ${by} px`, element: document.body }]
    : [];
}

/** Finds all layout issues within `root` under the current conditions. */
export function findLayoutIssues(
  root: Element,
  edges = { left: 0, right: window.innerWidth },
): LayoutIssue[] {
  const view = createView(edges);
  const texts = visibleTexts(view, root);
  const visible = visibleLines(view, texts);
  const controls = visibleControls(view, root);
  return [
    ...findPageOverflow(),
    ...findOffPage(view, texts, controls),
    ...findClippedTexts(view, texts),
    ...findClippedValues(controls),
    ...findOverflows(view, visible),
    ...findBrokenWords(view, visible),
    ...findOverlaps(view, visible, controls),
    ...findSmallTargets(view, controls),
  ];
}

/** Finds controls that are too small to tap. */
export function findTouchTargetIssues(root: Element): LayoutIssue[] {
  const view = createView({ left: 0, right: window.innerWidth });
  return findSmallTargets(view, visibleControls(view, root));
}
