import type { MessageKey } from '../contract/messageKeys';
import { english } from './english';
import { japanese } from './japanese';
import { simplifiedChinese } from './simplifiedChinese';
import { traditionalChinese } from './traditionalChinese';

/** Every fragment that identifies a message, in the languages a server may use (decision 3). */
export function fragmentsOf(key: MessageKey): string[] {
  return [
    ...new Set([...english[key], ...simplifiedChinese[key], ...traditionalChinese[key], ...japanese[key]]),
  ];
}
