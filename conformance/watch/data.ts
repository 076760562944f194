import * as v from 'valibot';
import type { Call } from '../../src/api/contract/call';
import type { Watch } from '../client';
import type { Documented } from '../documented';
import { isDone } from '../outcome';
import type { Report } from '../report';

/** Checks every answer against the client's schema of the call, and against the document. */
export const watchData =
  ({ expect }: Report, document: Documented): Watch =>
  (answer) => {
    const { call, sent, http, body } = answer;
    if (http !== 200 || !body) return;
    const done = isDone(answer);
    const problem = done ? problemOfClient(call, body.data) : undefined;
    if (!expect(!problem, call.path, `The client does not accept its answer: ${problem}.`, sent)) return;
    // The document has the number 1 alone.
    const read = done ? { ...body, status: 1 } : body;
    const other = document.problemWith(call.path, read, done ? 'success' : 'refusal');
    expect(!other, call.path, `Its answer does not fit the document: ${other}.`, sent);
  };

const indexes = /\.\d+(?=\.|$)/g;

function problemOfClient({ response }: Call, data: unknown): string | undefined {
  const { success, issues } = v.safeParse(response, data);
  if (success) return undefined;
  const at = v.getDotPath(issues[0])?.replaceAll(indexes, '[]');
  return `${at ? `data.${at}` : 'data'}, ${issues[0].message}`;
}
