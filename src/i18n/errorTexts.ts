import type { MessageKey, NumberedMessage } from '../api/contract/messageKeys';

/**
 * A locale's texts for the error catalogue (specification 8). A message that may carry a number has a second text,
 * `<key>_n`, which i18next uses with `context: 'n'`. A missing translation, or a second text without its number, does
 * not compile.
 */
export type ErrorTexts = Record<MessageKey, string> &
  Record<`${NumberedMessage}_n`, `${string}{{n}}${string}`>;
