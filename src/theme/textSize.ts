/** What stylis, the compiler of styled-components, hands to its plugins. */
interface StyleNode {
  type: string;
  props: string | string[];
  children: string | object[];
  return: string;
}

/** The smallest text, in css px: on narrow phones the drawing alone would make it smaller. */
export const smallestText = 11;

/** By how much text is enlarged. */
const times = 'var(--text-size, 1)';

const em = /(?<![\w.])-?[\d.]+em\b/g;

/**
 * The one place where text gets its size: every `font-size` in units of the drawing is at least 11 css px, times the
 * member's text size. The root font size keeps to the specification (9), so boxes and distances in `rem` stay, and what
 * is measured in `em` does not grow either. `lh`, `ch` and the like follow the text.
 */
export function textSizePlugin(node: StyleNode): undefined {
  const { type, props, children } = node;
  if (type !== 'decl' || typeof children !== 'string') return;
  if (props !== 'font-size') {
    if (children.search(em) >= 0) node.return = `${props}:${children.replace(em, `calc($& / ${times})`)};`;
  } else if (children.includes('rem'))
    node.return = `font-size:calc(max(${smallestText}px, ${children}) * ${times});`;
}

/** Shows text at so many times its size, from now on. */
export function setTextSize(times: number): void {
  document.documentElement.style.setProperty('--text-size', String(times));
}
