/** A word. Abbreviations such as JPY or IPO have the same length in every language. */
const word = /(?<!\p{L})(?!\p{Lu}{2,4}(?!\p{L}))\p{L}+/gu;

/** Repeats each word, so that no single word gets longer. Figures have the same length in every language. */
export const twiceAsLong = (text: string) => text.replace(word, '$& $&');

/** Not visible text, or a symbol. */
const ignored = '[aria-hidden=true], script, style, svg';

/**
 * Doubles every text, to simulate a language such as German.
 *
 * @returns restores the texts
 */
export function writeTwiceAsLong(root: Element): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const former: [Text, string][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest(ignored)) former.push([node, node.data]);
  }
  for (const [node, text] of former) {
    const longer = twiceAsLong(text);
    if (longer !== text) node.data = longer;
  }
  return () => {
    for (const [node, text] of former) if (node.data !== text) node.data = text;
  };
}
