import type { AriaNode } from './tree.ts';

/** What a screen reader leads to: the parts of a page, its headings, and what can be done there. */
const led = new Set([
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

/** What is read out as a whole as soon as it is there. */
const readOut = new Set(['dialog', 'alertdialog', 'alert']);

/** What comes and goes by itself, or only says where a link leads. */
const passing = /^(status|timer|log|progressbar|\/.*)$/;

/** So many of a list stand for all of it. */
const examples = 2;

const more: AriaNode = { role: 'text', label: '…', text: '', children: [] };

function outlineList(items: readonly AriaNode[], whole: boolean): AriaNode[] {
  const shown = items.slice(0, examples).flatMap((item) => outlineOf(item.children, whole));
  return shown.length > 0 && items.length > examples ? [...shown, more] : shown;
}

function outlineOf(nodes: readonly AriaNode[], whole: boolean): AriaNode[] {
  return nodes.flatMap((node) => {
    const { role, text, children } = node;
    if (passing.test(role)) return [];
    if (readOut.has(role)) return [{ ...node, children: outlineOf(children, true) }];
    if (whole) return [{ ...node, children: outlineOf(children, true) }];
    if (!led.has(role)) return outlineOf(children, whole);
    if (role === 'navigation') return [{ ...node, text: '', children: [] }];
    const within = role === 'list' ? outlineList(children, whole) : outlineOf(children, whole);
    return [{ ...node, text: role === 'textbox' ? text : '', children: within }];
  });
}

/**
 * What matters of an accessibility tree: what a screen reader leads to, with its name and its states. Text that is
 * only come upon by reading on is left out, but for what is read out by itself. A navigation, the same on all screens,
 * stands there by its name, and a list by its beginning.
 */
export const outline = (tree: readonly AriaNode[]): AriaNode[] => outlineOf(tree, false);
