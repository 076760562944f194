import type { Call } from '../../src/api/contract/call';
import type { Answer, Member } from '../client';
import { said } from '../outcome';
import type { Run } from '../run';

/** Checks that a call with a session is answered with 401 without one, and any other call is not. */
export async function checkAccess(run: Run, call: Call, request: unknown, member: Member): Promise<void> {
  const { client, document, report, other } = run;
  const { path } = call;
  if (!document.needsSession(path)) {
    // Anything else than a read would be executed.
    if (!isRead(path)) return;
    const answer = await client.send(call, request, { token: 'unknown', account: member.account });
    const sentence = `It needs no session, and answers to an unknown token with ${said(answer)}.`;
    report.check(answer.http === 200, path, sentence, answer.sent);
    return;
  }
  const mustRefuse = (answer: Answer, what: string) =>
    report.check(
      answer.http === 401,
      path,
      `It answers to ${what} with ${said(answer)}, not with HTTP 401.`,
      answer.sent,
    );
  mustRefuse(await client.send(call, request), 'a request without a token');
  const unknown = { ...member.headers, token: `${member.headers.token}x` };
  mustRefuse(await client.send(call, request, unknown), 'an unknown token');
  if (!other) return report.notTried(path, 'the token of another member', 'there is no second member');
  const foreign = { ...member.headers, token: other.headers.token ?? '' };
  mustRefuse(await client.send(call, request, foreign), 'the token of another member');
}

const changes =
  /\/(Add|Remove|Set|Save|Submit|Sort|Change|Begin|Chunk|Send|SignIn|Log|Register|Claim|Mark)\w*$/;

/** Whether a call without money only reads. */
export const isRead = (path: string): boolean => !changes.test(path);
