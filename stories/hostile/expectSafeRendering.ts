import { expect } from 'storybook/test';
import { expectFits } from '../support/layout';
import { invisibleCharacters, scriptRan } from './unsafeMarkup';

/** A longer text on a page was not truncated, in UTF-16 units. */
const longest = 2_002;

function* textsOf(root: Node): Generator<string> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!/^(STYLE|SCRIPT)$/.test(texts.currentNode.parentElement?.tagName ?? ''))
      yield texts.currentNode.nodeValue ?? '';
}

/** The pair of characters that isolates right-to-left text. */
const apart = /\u2068([^\u2068\u2069]*)\u2069/g;

const isHidden = (text: string) => invisibleCharacters.test(text.replace(apart, '$1').replace(/\u200d/g, ''));

/** Rows of a list that overlap the next one. */
function overlappingRows(root: Element): string[] {
  return [...root.querySelectorAll('li')].flatMap((row) => {
    const next = row.nextElementSibling;
    if (next?.tagName !== 'LI') return [];
    const [mine, its] = [row.getBoundingClientRect(), next.getBoundingClientRect()];
    const beside = its.left >= mine.right - 1;
    return !beside && its.top < mine.bottom - 1 ? [row.textContent?.slice(0, 80) ?? ''] : [];
  });
}

/**
 * A page with hostile texts is intact: no script ran, nothing overflows or overlaps, no invisible characters, no
 * endless text.
 */
export async function expectSafeRendering(root: Element): Promise<void> {
  await expectFits(root);
  await expect(scriptRan()).toBe(false);
  const texts = [...textsOf(document.body)];
  await expect(texts.filter(isHidden)).toEqual([]);
  await expect(texts.filter((text) => text.length > longest).map((text) => text.slice(0, 80))).toEqual([]);
  await expect(overlappingRows(root)).toEqual([]);
}
