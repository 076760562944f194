import type { i18n } from 'i18next';
import { joinNames } from '../../src/i18n/joinNames';
import type { Language } from '../../src/i18n/language';
import type { QualifiedKey } from '../../src/i18n/text';
import { storyText } from './storyText';

/** What these keys say, one after the other, as the locale of the story sets names. */
export function namesInTurn(
  context: { loaded: Record<string, unknown> },
  keys: readonly QualifiedKey[],
): string {
  const t = storyText(context);
  return joinNames(
    keys.map((key) => t(key)),
    (context.loaded.i18n as i18n).language as Language,
  );
}
