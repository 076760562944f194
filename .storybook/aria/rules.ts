import type { AriaNode } from './tree.ts';

const flatten = (nodes: readonly AriaNode[]): AriaNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** Violations of rules that hold on every page and that axe does not check. */
export function ariaRuleViolations(tree: readonly AriaNode[]): string[] {
  const nodes = flatten(tree);
  const dialogs = nodes.filter(({ role }) => role === 'dialog' || role === 'alertdialog');
  const titles = nodes.filter(({ label }) => /^heading .*\[level=1\]/.test(label));
  const nameless = dialogs.filter(({ label }) => !label.includes('"'));
  return [
    ...nameless.map(({ role }) => `An open ${role} has no name.`),
    // An open dialog hides the rest of the page from the tree.
    ...(dialogs.length === 0 && titles.length !== 1
      ? [`There are ${titles.length} headings of level 1.`]
      : []),
  ];
}
