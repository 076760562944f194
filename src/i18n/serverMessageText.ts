import { isNumbered, type MessageKey, messageKeys } from '../api/contract/messageKeys';
import type { Refusal } from '../lib/loadable';
import type { Formats } from './formats';
import type { Translate } from './text';

const isKnown = (key: string | undefined): key is MessageKey => messageKeys.some((known) => known === key);

/**
 * A server message in the member's language with its number; an unknown one in the server's words (decision 2). A
 * refusal without a text is shown as a general failure.
 */
export function serverMessageText(t: Translate, { key, params, text }: Refusal, formats: Formats): string {
  if (!isKnown(key)) return text.trim() ? text : t('common:failure.server');
  const n = params?.n;
  if (n === undefined || !isNumbered(key)) return t(`errors:${key}`);
  return t(`errors:${key}`, { context: 'n', n: formats.number(n) });
}
