import { expect } from 'storybook/test';
import { expectFits } from '../support/layout';
import { invisibleCharacters, scriptRan } from './unsafeMarkup';

/** More of one text on a page than is cut at is none that was cut. */
const longest = 2_002;

function* textsOf(root: Node): Generator<string> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (!/^(STYLE|SCRIPT)$/.test(texts.currentNode.parentElement?.tagName ?? ''))
      yield texts.currentNode.nodeValue ?? '';
}

/** What keeps a text from the right apart from its surroundings, as a pair. */
const apart = /\u2068([^\u2068\u2069]*)\u2069/g;

const isHidden = (text: string) => invisibleCharacters.test(text.replace(apart, '$1').replace(/\u200d/g, ''));

/** Rows of a list that reach into the next one. */
function overlappingRows(root: Element): string[] {
  return [...root.querySelectorAll('li')].flatMap((row) => {
    const next = row.nextElementSibling;
    if (next?.tagName !== 'LI') return [];
    const [mine, its] = [row.getBoundingClientRect(), next.getBoundingClientRect()];
    const beside = its.left >= mine.right - 1;
    return !beside && its.top < mine.bottom - 1 ? [row.textContent?.slice(0, 80) ?? ''] : [];
  });
}

/** A page of hostile words is whole: nothing ran, runs out of it, hides letters, is endless or lies over its neighbour. */
export async function expectSafeRendering(root: Element): Promise<void> {
  await expectFits(root);
  await expect(scriptRan()).toBe(false);
  const texts = [...textsOf(document.body)];
  await expect(texts.filter(isHidden)).toEqual([]);
  await expect(texts.filter((text) => text.length > longest).map((text) => text.slice(0, 80))).toEqual([]);
  await expect(overlappingRows(root)).toEqual([]);
}
