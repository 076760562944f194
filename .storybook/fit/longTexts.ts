const letters = /\p{L}/u;

/** Read by no eye, or a sign rather than a word. */
const leftAlone = '[aria-hidden=true], script, style, svg';

/**
 * Writes every text twice as long, as German may make it, and answers with the way back. Figures stay: they are as
 * long in every language.
 */
export function writeTwiceAsLong(root: Element): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const former: [Text, string][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (letters.test(node.data) && !node.parentElement?.closest(leftAlone)) former.push([node, node.data]);
  }
  for (const [node, text] of former) node.data = `${text} ${text.trim()}`;
  return () => {
    for (const [node, text] of former) node.data = text;
  };
}
