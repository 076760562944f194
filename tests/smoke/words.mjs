import { importSource } from './sources.mjs';

const { messages: en } = await importSource('src/i18n/locales/en.ts');
const { messages: tw } = await importSource('src/i18n/locales/tw.ts');
const { messages: jp } = await importSource('src/i18n/locales/jp.ts');

/** All texts, by language. */
export const words = { en, tw, jp };

/** Matches a text with any values in its placeholders (`{{time}}`). */
export function sentence(text) {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
