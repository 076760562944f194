/** A word; an abbreviation such as JPY or IPO is as short in every language. */
const word = /(?<!\p{L})(?!\p{Lu}{2,4}(?!\p{L}))\p{L}+/gu;

/** Each word twice, so that no word is longer than a word is. Figures stay: they are as long in every language. */
export const twiceAsLong = (text: string) => text.replace(word, '$& $&');

/** Read by no eye, or a sign rather than a word. */
const leftAlone = '[aria-hidden=true], script, style, svg';

/**
 * Writes every text twice as long, as German may make it, and answers with the way back.
 */
export function writeTwiceAsLong(root: Element): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const former: [Text, string][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest(leftAlone)) former.push([node, node.data]);
  }
  for (const [node, text] of former) {
    const longer = twiceAsLong(text);
    if (longer !== text) node.data = longer;
  }
  return () => {
    for (const [node, text] of former) if (node.data !== text) node.data = text;
  };
}
