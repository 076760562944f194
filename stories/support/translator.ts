import { expect, waitFor } from 'storybook/test';
import type { Context } from './context';
import { passTime } from './time';

/** A page in the hands of a browser's translator. */
interface Translator {
  /** Texts that the app has changed since, in nodes that the page no longer shows. */
  lost: string[];
  stop: () => void;
}

/**
 * Puts every text into `<font><font>`, as the translators of browsers do, also what appears later. They replace the node of
 * the text, so what the app writes to it later is not seen.
 */
export function translatePage(): Translator {
  const lost: string[] = [];
  const watchOptions = { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) wrapAll(node);
      else if (!target.isConnected) lost.push(`“${target.textContent}” for “${shownFor.get(target)}”`);
    }
    observer.takeRecords();
  });
  const shownFor = new WeakMap<Node, string>();

  function wrapAll(root: Node): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) wrap(text);
  }
  function wrap(text: Text): void {
    const { parentElement } = text;
    if (!text.data.trim() || !parentElement || parentElement.closest('font, style, script, svg, textarea'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    shownFor.set(text, parentElement.textContent ?? '');
    text.replaceWith(outer);
    observer.observe(text, { characterData: true });
  }

  observer.observe(document.body, watchOptions);
  wrapAll(document.body);
  observer.takeRecords();
  return { lost, stop: () => observer.disconnect() };
}

/**
 * Translates the page, lets the market move and waits for the new figures.
 *
 * @param shown the texts that show that prices have moved
 */
export async function moveTranslatedPage(
  context: Pick<Context, 'loaded'>,
  shown: () => Promise<unknown>,
): Promise<void> {
  const { lost, stop } = translatePage();
  try {
    for (let move = 0; move < 2; move += 1) {
      const before = await shown();
      await passTime(context, 5);
      const moved = async () => {
        if (lost.length > 0)
          throw new Error(`Written where nobody sees it: ${[...new Set(lost)].join('; ')}`);
        await expect(await shown()).not.toEqual(before);
      };
      await waitFor(moved);
    }
  } finally {
    stop();
  }
}
