import type { AriaNode } from './tree.ts';

const all = (nodes: readonly AriaNode[]): AriaNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

/** What is wrong with a tree, whatever the page is about: of this, axe knows nothing. */
export function brokenRules(tree: readonly AriaNode[]): string[] {
  const nodes = all(tree);
  const dialogs = nodes.filter(({ role }) => role === 'dialog' || role === 'alertdialog');
  const titles = nodes.filter(({ label }) => /^heading .*\[level=1\]/.test(label));
  const nameless = dialogs.filter(({ label }) => !label.includes('"'));
  return [
    ...nameless.map(({ role }) => `An open ${role} has no name.`),
    // What lies beneath an open dialog is not told.
    ...(dialogs.length === 0 && titles.length !== 1
      ? [`There are ${titles.length} headings of level 1.`]
      : []),
  ];
}
