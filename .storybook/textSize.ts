/** What stylis, the compiler of styled-components, hands to its plugins. */
interface StyleNode {
  type: string;
  props: string | string[];
  children: string | object[];
  return: string;
}

/** By how much the text of the whole catalogue is enlarged. */
const variable = '--text-size';

/**
 * Lets every type size in the drawing's units follow one variable, while boxes and distances stay: what a phone does
 * when its owner chooses larger text. The members' build is without it, as the phone itself does it there.
 */
export function textSizePlugin(node: StyleNode): undefined {
  if (node.type !== 'decl' || node.props !== 'font-size' || typeof node.children !== 'string') return;
  if (node.children.includes('rem')) node.return = `font-size:calc(${node.children} * var(${variable}, 1));`;
}

/** Text of so many times its size, from now on. */
export function setTextSize(times: number): void {
  document.documentElement.style.setProperty(variable, String(times));
}
