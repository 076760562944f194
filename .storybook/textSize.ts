/** What stylis, the compiler of styled-components, hands to its plugins. */
interface StyleNode {
  type: string;
  props: string | string[];
  children: string | object[];
  return: string;
}

/** By how much the text of the whole catalogue is enlarged. */
const times = 'var(--text-size, 1)';

const em = /(?<![\w.])-?[\d.]+em\b/g;

/**
 * Enlarges text as a phone does when its owner asks for it, in any browser: every type size in units of the drawing
 * follows one variable, and what is measured in em stays as it is, as all boxes and distances do. `lh`, `ch` and the
 * like follow the text, there as here. The members' build is without it.
 */
export function textSizePlugin(node: StyleNode): undefined {
  const { type, props, children } = node;
  if (type !== 'decl' || typeof children !== 'string') return;
  if (props !== 'font-size') {
    if (children.search(em) >= 0) node.return = `${props}:${children.replace(em, `calc($& / ${times})`)};`;
  } else if (children.includes('rem')) node.return = `font-size:calc(${children} * ${times});`;
}

/** Text of so many times its size, from now on. */
export function setTextSize(times: number): void {
  document.documentElement.style.setProperty('--text-size', String(times));
}
