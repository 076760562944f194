/** @import { Browser } from 'playwright' */

/**
 * A node of a page, as the DevTools describe it.
 *
 * @typedef {object} PageNode
 * @property {number} nodeId
 * @property {string[]} [attributes] names and values in turn
 * @property {PageNode[]} [children]
 */

/** The catalogue's page with all letters of all texts. */
const story = 'foundations-type--all-letters-of-the-texts';

/**
 * The bundled font that draws the letters of a language.
 *
 * @type {Record<string, string>}
 */
const fontOf = { en: 'Noto Sans JP', ja: 'Noto Sans JP', 'zh-Hant-TW': 'Noto Sans TC' };

/**
 * Checks which font draws each letter of the three languages, in both weights: a bundled one, in the forms of the language.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns a sentence for each wrong letter
 */
export async function faultsOfLetters(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`);
  await page.locator('[data-letters]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const faults = [];
  let letters = 0;
  for (const { nodeId, lang } of paragraphsIn(root)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector: 'span' });
    for (const span of nodeIds) {
      letters += 1;
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: span });
      const wrong = fonts.find(
        ({ isCustomFont, familyName }) => !isCustomFont || !familyName.startsWith(fontOf[lang] ?? lang),
      );
      if (!wrong) continue;
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId: span });
      const origin = wrong.isCustomFont ? '' : ' of the machine';
      faults.push(`Letters, ${lang}: ${wrong.familyName}${origin} draws ${outerHTML}`);
    }
  }
  await page.close();
  if (letters === 0) faults.push('Letters: the page shows none');
  return faults;
}

/**
 * The paragraphs of letters below a node.
 *
 * @param {PageNode} node
 * @returns {{ nodeId: number, lang: string }[]}
 */
function paragraphsIn({ nodeId, attributes = [], children = [] }) {
  /** @param {string} name */
  const attribute = (name) => {
    const at = attributes.findIndex((value, place) => place % 2 === 0 && value === name);
    return at < 0 ? undefined : attributes[at + 1];
  };
  if (attribute('data-letters')) return [{ nodeId, lang: attribute('lang') ?? '' }];
  return children.flatMap(paragraphsIn);
}
