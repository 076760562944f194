import type { Call } from '../../src/api/contract/call';
import type { Answer, Member } from '../client';
import { newId } from '../liveTrial';
import { isDone, refusalIn, said } from '../outcome';
import { withinRate } from '../rate';
import type { Run } from '../run';

/** The field with the id of a record of the member, by call. */
const ownRecords: Readonly<Record<string, string>> = {
  '/blockTrade/Application': 'id',
  '/buyback/Application': 'id',
  '/buyback/Cancel': 'id',
  '/card/Remove': 'id',
  '/copyTrade/Record': 'id',
  '/copyTrade/Stop': 'id',
  '/trade/Position': 'id',
  '/trade/Cancel': 'id',
  '/trade/Amend': 'id',
  '/trade/AddMargin': 'id',
  '/trade/Close': 'id',
  '/trade/CancelClose': 'id',
  '/dayTrade/Cancel': 'id',
  '/dayTrade/Detail': 'id',
  '/deposit/Record': 'id',
  '/fund/Record': 'id',
  '/ipo/Pay': 'id',
  '/ipo/Record': 'id',
  '/loan/Repay': 'id',
  '/loan/Record': 'id',
  '/lockUp/Record': 'id',
  '/lockUp/Redeem': 'id',
  '/valueStock/Cancel': 'id',
  '/valueStock/Order': 'id',
  '/withdraw/Cancel': 'id',
  '/withdraw/Record': 'id',
  '/upload/Chunk': 'id',
  '/upload/Status': 'id',
  '/user/SetAvatar': 'upload',
  '/buyback/Apply': 'positionId',
};

/** The messages for an id that is not the member's. */
const messages = ['keyMismatch', 'cardNotFound', 'parameterError'] as const;

/** Checks that a member cannot use the record of another, or one that does not exist. */
export async function checkOthers(run: Run, call: Call, request: object, member: Member): Promise<void> {
  const { client, document, report, other } = run;
  const { path } = call;
  const field = ownRecords[path];
  if (!field) return;
  const key = messages.find((one) => document.refusalsOf(path).includes(one)) ?? 'parameterError';
  const withId = 'clientRequestId' in request ? { ...request, clientRequestId: newId() } : request;
  report.provoked(path, key);
  const mustRefuse = (answer: Answer, what: string) =>
    report.check(
      refusalIn(answer)?.key === key,
      path,
      `It answers to ${what} with ${said(answer)}, not with ${key}.`,
      answer.sent,
    );
  if (call.movesMoney) await withinRate(run, member);
  const unknown = await client.send(call, { ...withId, [field]: 'none-such' }, member);
  mustRefuse(unknown, `the ${field} of no record`);
  if (!other) return report.notTried(path, 'the record of another member', 'there is no second member');
  if (call.movesMoney) await withinRate(run, other);
  mustRefuse(await client.send(call, withId, other), `the ${field} of another member's record`);
}

/** Checks that no answer to another member has a record of the member: `watchOwners` sees it. */
export async function checkOtherList(run: Run, call: Call, request: object): Promise<void> {
  if (!run.other || call.path in ownRecords || !run.document.needsSession(call.path)) return;
  const answer = await run.client.send(call, request, run.other);
  run.report.check(
    isDone(answer),
    call.path,
    `It answers to a new member with ${said(answer)}.`,
    answer.sent,
  );
}
