import type { MessageKey } from '../contract/messageKeys';
import { english } from './english';
import type { Fragments } from './fragments';
import { japanese } from './japanese';
import { simplifiedChinese } from './simplifiedChinese';
import { traditionalChinese } from './traditionalChinese';

/** Fragments by the tag of the language that a server may use (decision 3). */
export const fragmentsByTag = {
  en: english,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  ja: japanese,
} as const satisfies Record<string, Fragments>;

/** Every fragment that identifies a message, in all these languages. */
export function fragmentsOf(key: MessageKey): string[] {
  return [...new Set(Object.values(fragmentsByTag).flatMap((fragments) => fragments[key]))];
}
