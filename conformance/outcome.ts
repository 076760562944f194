import type { MessageKey } from '../src/api/contract/messageKeys';
import { recogniseMessage } from '../src/api/serverMessages';
import type { Answer } from './client';

/** Whether a call was carried out. The client accepts `"1"`, too. */
export const isDone = ({ http, body }: Answer): boolean =>
  http === 200 && (body?.status === 1 || body?.status === '1');

/** The message of a refusal; undefined if it is none of the error catalogue. */
export function refusalIn({ http, body }: Answer): { key: MessageKey; n?: string | undefined } | undefined {
  if (http !== 200 || body === undefined || typeof body.msg !== 'string') return undefined;
  const found = recogniseMessage(body.msg, typeof body.code === 'string' ? body.code : undefined);
  return found && { key: found.key, n: found.params?.n };
}

/** What a server answered, for a sentence: `status 0, "Parameter error"`. */
export function said({ http, body, failure }: Answer): string {
  if (failure) return failure;
  if (http !== 200) return `HTTP ${http}`;
  if (!body) return 'no JSON object';
  return body.status === 1 ? 'success' : `status ${JSON.stringify(body.status)}, ${JSON.stringify(body.msg)}`;
}
