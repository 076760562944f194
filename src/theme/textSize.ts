/** Node that stylis, the CSS compiler of styled-components, passes to its plugins. */
interface StyleNode {
  type: string;
  props: string | string[];
  children: string | object[];
  return: string;
}

/** Minimum text size, css px: on narrow phones the design's size would be smaller. */
export const smallestText = 11;

/** Factor by which text is enlarged. */
const times = 'var(--text-size, 1)';

const em = /(?<![\w.])-?[\d.]+em\b/g;

/**
 * Sets all text sizes: every `font-size` in `rem` is at least 11 css px, times the member's text size. The root font
 * size follows the specification (9), so boxes and distances in `rem` do not grow, and lengths in `em` do not either.
 * `lh`, `ch` and similar units follow the text.
 */
export function textSizePlugin(node: StyleNode): undefined {
  const { type, props, children } = node;
  if (type !== 'decl' || typeof children !== 'string') return;
  if (props !== 'font-size') {
    if (children.search(em) >= 0) node.return = `${props}:${children.replace(em, `calc($& / ${times})`)};`;
  } else if (children.includes('rem'))
    node.return = `font-size:calc(max(${smallestText}px, ${children}) * ${times});`;
}

/** Sets the factor by which text is enlarged. */
export function setTextSize(times: number): void {
  document.documentElement.style.setProperty('--text-size', String(times));
}
