import { importSource } from './sources.mjs';

const { messages: en } = await importSource('src/i18n/locales/en.ts');
const { messages: tw } = await importSource('src/i18n/locales/tw.ts');
const { messages: jp } = await importSource('src/i18n/locales/jp.ts');

/** Everything that the locales say, by language. */
export const words = { en, tw, jp };

/** A sentence of a locale, with anything in its places (`{{time}}` and the like). */
export function sentence(text) {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
