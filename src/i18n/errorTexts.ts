import type { MessageKey, NumberedMessage } from '../api/contract/messageKeys';

/**
 * What a locale says for each message of the error catalogue (specification 8). A message that may carry a number
 * has a second wording, `<key>_n`: i18next takes it when it is asked with `context: 'n'`. A message without a
 * translation, or a second wording without its number, does not compile.
 */
export type ErrorTexts = Record<MessageKey, string> &
  Record<`${NumberedMessage}_n`, `${string}{{n}}${string}`>;
