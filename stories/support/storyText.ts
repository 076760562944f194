import type { i18n } from 'i18next';
import { i18nextKey } from '../../src/i18n/i18nextNamespace';
import { joinNames } from '../../src/i18n/joinNames';
import type { Language } from '../../src/i18n/language';
import type { QualifiedKey, Translate } from '../../src/i18n/text';
import type { Context } from './context';

/** Texts of the interface in the locale of the story. */
export function storyText({ loaded }: Pick<Context, 'loaded'>): Translate {
  const { t }: i18n = loaded.i18n;
  return (key, params) => t(i18nextKey(key), params);
}

/** The locale of the story. */
export const storyLanguage = ({ loaded }: Pick<Context, 'loaded'>): Language =>
  (loaded.i18n as i18n).language as Language;

/** Texts of several keys, joined with the separator of the story's locale. */
export function joinLabels(context: Pick<Context, 'loaded'>, keys: readonly QualifiedKey[]): string {
  const t = storyText(context);
  return joinNames(
    keys.map((key) => t(key)),
    storyLanguage(context),
  );
}
