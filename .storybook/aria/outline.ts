import type { AriaNode } from './tree.ts';

/** Roles that screen readers navigate by: landmarks, headings, lists and controls. */
const outlinedRoles = new Set([
  ...[
    'banner',
    'main',
    'navigation',
    'region',
    'search',
    'form',
    'dialog',
    'alertdialog',
    'alert',
    'heading',
  ],
  ...['list', 'group', 'radiogroup', 'tablist', 'tabpanel', 'table'],
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'switch', 'radio', 'tab', 'slider'],
]);

/** Announced in full when they appear. */
const announcedRoles = new Set(['dialog', 'alertdialog', 'alert']);

/** Appear and disappear by themselves, or only name the target of a link. */
const transientRoles = /^(status|timer|log|progressbar|\/.*)$/;

/** Items of a list that are recorded. */
const maxListItems = 2;

const more: AriaNode = { role: 'text', label: '…', text: '', children: [] };

function outlineList(items: readonly AriaNode[], complete: boolean): AriaNode[] {
  const shown = items.slice(0, maxListItems).flatMap((item) => outlineNodes(item.children, complete));
  return shown.length > 0 && items.length > maxListItems ? [...shown, more] : shown;
}

function outlineNodes(nodes: readonly AriaNode[], complete: boolean): AriaNode[] {
  return nodes.flatMap((node) => {
    const { role, text, children } = node;
    if (transientRoles.test(role)) return [];
    if (announcedRoles.has(role)) return [{ ...node, children: outlineNodes(children, true) }];
    if (complete) return [{ ...node, children: outlineNodes(children, true) }];
    if (!outlinedRoles.has(role)) return outlineNodes(children, complete);
    if (role === 'navigation') return [{ ...node, text: '', children: [] }];
    const within = role === 'list' ? outlineList(children, complete) : outlineNodes(children, complete);
    return [{ ...node, text: role === 'textbox' ? text : '', children: within }];
  });
}

/**
 * Outline of an accessibility tree: landmarks, headings, lists and controls, with names and states. Plain text is left
 * out, except in dialogs and alerts. A navigation, which is the same on all screens, is reduced to its name. A list is
 * reduced to its first items.
 */
export const outline = (tree: readonly AriaNode[]): AriaNode[] => outlineNodes(tree, false);
