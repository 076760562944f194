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
export function writeTwiceAsLong(root: Node): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const former: [Text, string][] = [];
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(ignored)) former.push([node, node.data]);
  for (const [node, text] of former) {
    const longer = twiceAsLong(text);
    if (longer !== text) node.data = longer;
  }
  return () => {
    for (const [node, text] of former) if (node.data !== text) node.data = text;
  };
}

let endLongTexts = () => {};

/** Doubles every text for a reader, those that are rendered later too, or restores them. */
export function setLongTexts(long: boolean): void {
  endLongTexts();
  endLongTexts = () => {};
  if (!long) return;
  const restore: (() => void)[] = [];
  const options = { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver((changes) => {
    observer.disconnect();
    for (const { target, addedNodes } of changes)
      for (const node of target instanceof Text ? [target] : addedNodes) restore.push(writeTwiceAsLong(node));
    observer.observe(document.body, options);
  });
  restore.push(writeTwiceAsLong(document.body));
  observer.observe(document.body, options);
  endLongTexts = () => {
    observer.disconnect();
    for (const each of restore.reverse()) each();
  };
}
