import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/** @type {typeof import('../../src/i18n/locales/en.ts')} */
const { messages: en } = await importTypeScript('src/i18n/locales/en.ts');
/** @type {typeof import('../../src/i18n/locales/tw.ts')} */
const { messages: tw } = await importTypeScript('src/i18n/locales/tw.ts');
/** @type {typeof import('../../src/i18n/locales/jp.ts')} */
const { messages: jp } = await importTypeScript('src/i18n/locales/jp.ts');

/** @typedef {typeof jp} Texts */

/** All texts, by language. */
export const words = { en, tw, jp };

/**
 * Matches a text with any values in its placeholders (`{{time}}`).
 *
 * @param {string} text
 */
export function sentence(text) {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
