import type { StoryContext } from '@storybook/react-vite';

/** Type of the report that a story of a screen makes, for the test that looks for missing states. */
export const statesReport = 'shown-states';

let states = new Set<string>();
let observer: MutationObserver | undefined;

function note(attribute: 'data-state' | 'data-status'): void {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    states.add(element.getAttribute(attribute) ?? '');
}

function noteStates(): void {
  note('data-state');
  note('data-status');
  if (document.querySelector('[aria-disabled=true]:not([aria-busy])')) states.add('blocked');
}

/** Collects the states that the story shows at any time: `loading`, `empty`, `error`, `offline`, `blocked`, and statuses. */
export function trackStates(): () => void {
  states = new Set();
  observer = new MutationObserver(noteStates);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-state', 'data-status', 'aria-disabled'],
  });
  return () => observer?.disconnect();
}

/** Adds the states to the report of the story. */
export function reportStates({ title, reporting }: StoryContext): void {
  reporting.addReport({
    type: statesReport,
    version: 1,
    status: 'passed',
    result: { title, states: [...states] },
  });
}
