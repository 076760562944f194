import { secretsOf } from '../../mocks/exchange/account/withoutSecrets';
import { changed, rewritten } from '../../reference/examples/sameRequest';
import type { Call } from '../../src/api/contract/call';
import { requestResult } from '../../src/api/contract/common';
import { supportSend } from '../../src/api/contract/support';
import type { Answer, Member } from '../client';
import { newId } from '../liveTrial';
import { isDone, refusalIn, said } from '../outcome';
import { withinRate } from '../rate';
import type { Run } from '../run';
import { type Book, checkBook, checkOnce, checkUnchanged, readBook } from './book';

interface Execution {
  call: Call;
  /** The request without its id. */
  body: object;
  id: string;
  member: Member;
}

/** Id of the record in an answer. */
export const recordOf = ({ body }: Answer): unknown => {
  const data = Object(body?.data);
  return data.id ?? data.record?.id;
};

const isExecuted = (answer: Answer) => isDone(answer) && Object(answer.body?.data).executed !== false;

/**
 * Executes a call with a request id: lost answer, simultaneous requests, repetitions, and other requests with its id.
 * Returns the first answer.
 */
export async function checkOneExecution(run: Run, execution: Execution): Promise<Answer> {
  const { call, body, id, member } = execution;
  const { client, simultaneous } = run;
  const request = { ...body, clientRequestId: id };
  const before = call.movesMoney ? await readBook(run, member) : undefined;
  await client.abandon(call, request, member);
  const together = Array.from({ length: simultaneous }, () => client.send(call, request, member));
  const answers = await Promise.all(together);
  const first = answers.find(isExecuted);
  if (!first) return lostAnswer(run, execution, before, answers[0] as Answer);
  checkTogether(run, call, answers, first);
  const after = call.movesMoney ? await readBook(run, member) : undefined;
  const ids = [recordOf(first), ...itemsOf(first), ...Object.values(body)];
  if (before && after) checkOnce(run, call.path, { before, after, ids }, first.sent);
  if (after) checkBook(run, call.path, after, first.sent);
  await checkRepetitions(run, execution, first, after);
  await checkOtherRequests(run, execution, after);
  await checkOtherSecrets(run, execution, first);
  await checkResult(run, execution, first);
  return first;
}

/** Ids of the records that one request has changed together. */
function itemsOf({ body }: Answer): unknown[] {
  const { items } = Object(body?.data) as { items?: unknown };
  return Array.isArray(items) ? items.map((item) => Object(item).id) : [];
}

/** No answer is a success. The request whose answer was lost may have been executed. */
async function lostAnswer(
  run: Run,
  { call, member }: Execution,
  before: Book | undefined,
  answer: Answer,
): Promise<Answer> {
  const after = before && (await readBook(run, member));
  if (after && after.records[0]?.id !== before.records[0]?.id) {
    const sentence = `It executed a request whose answer was lost, and refuses the same request: ${said(answer)}.`;
    run.report.broken(call.path, sentence, answer.sent);
  }
  return answer;
}

function checkTogether({ report }: Run, { path }: Call, answers: readonly Answer[], first: Answer): void {
  const refused = answers.find((answer) => !isExecuted(answer));
  const many = `Of ${answers.length} simultaneous requests with one id, after one whose answer was lost,`;
  report.check(!refused, path, `${many} one is answered with ${refused && said(refused)}.`, first.sent);
  const records = new Set(answers.filter(isExecuted).map(recordOf));
  report.check(
    records.size <= 1,
    path,
    `It was executed more than once: ${many} the answers have the records ${[...records].slice(0, 3).join(', ')}.`,
    first.sent,
  );
}

/** The same request in other notations changes nothing, and its answer has the same record. */
async function checkRepetitions(
  run: Run,
  { call, body, id, member }: Execution,
  first: Answer,
  after: Book | undefined,
): Promise<void> {
  const repetitions: [what: string, body: object][] = [
    ['the same request', body],
    ['the same request with its fields in another order', Object.fromEntries(Object.entries(body).reverse())],
    ['the same request with an unknown field', { ...body, unknown: 1 }],
    ['the same request in another notation of its values', rewritten({ call, body }).body],
  ];
  for (const [what, repeated] of repetitions) {
    const answer = await run.client.send(call, { ...repeated, clientRequestId: id }, member);
    const sentence = `It answers to ${what} with ${said(answer)}, record ${recordOf(answer)}; it was ${recordOf(first)}.`;
    const same = isExecuted(answer) && recordOf(answer) === recordOf(first);
    run.report.check(same, call.path, sentence, answer.sent);
  }
  const now = after && (await readBook(run, member));
  if (now)
    checkUnchanged(run, call.path, { before: after, after: now, what: 'a repeated request' }, first.sent);
}

const message = { message: 'A message.', screen: '/home/index' };

/** The id with another body, or with another call, is refused. */
async function checkOtherRequests(
  run: Run,
  { call, body, id, member }: Execution,
  after: Book | undefined,
): Promise<void> {
  const { client, report } = run;
  const mustRefuse = (answer: Answer, what: string) =>
    report.check(
      refusalIn(answer)?.key === 'parameterError',
      call.path,
      `It answers to ${what} with ${said(answer)}, not with parameterError.`,
      answer.sent,
    );
  const other = changed({ call, body });
  if (other) {
    const answer = await client.send(call, { ...other.body, clientRequestId: id }, member);
    mustRefuse(answer, 'the same id with another body');
    const now = after && (await readBook(run, member));
    const what = 'the same id with another body';
    if (now) checkUnchanged(run, call.path, { before: after, after: now, what }, answer.sent);
  }
  if (call === supportSend) return;
  const answer = await client.send(supportSend, { ...message, clientRequestId: id }, member);
  const holds = refusalIn(answer)?.key === 'parameterError';
  const sentence = `Its request id is accepted by ${supportSend.path}: it answers with ${said(answer)}.`;
  report.check(holds, call.path, sentence, answer.sent);
}

/** Secrets are no part of what is stored for an id: with another one it is the same request. */
async function checkOtherSecrets(
  { client, report }: Run,
  { call, body, id, member }: Execution,
  first: Answer,
): Promise<void> {
  for (const secret of secretsOf(call)) {
    const answer = await client.send(call, { ...body, [secret]: 'another', clientRequestId: id }, member);
    const sentence = `Its stored fingerprint depends on ${secret}: it answers to the same request with another one with ${said(answer)}, record ${recordOf(answer)}; it was ${recordOf(first)}.`;
    report.check(
      isExecuted(answer) && recordOf(answer) === recordOf(first),
      call.path,
      sentence,
      answer.sent,
    );
  }
}

/** The result can be asked by the id. An id that was not carried out is void from then on. */
async function checkResult(run: Run, { call, body, id, member }: Execution, first: Answer): Promise<void> {
  const { client, report } = run;
  const ask = (asked: string) => client.send(requestResult, { id: asked }, member);
  const known = await ask(id);
  const { carriedOut, call: path, record } = Object(known.body?.data);
  report.check(
    isDone(known) && carriedOut === true && path === call.path && record === recordOf(first),
    call.path,
    `${requestResult.path} answers about it with ${said(known)}, carriedOut ${carriedOut}, ${path}, record ${record}; it was ${recordOf(first)}.`,
    known.sent,
  );
  const unused = newId();
  const unknown = await ask(unused);
  report.check(
    isDone(unknown) && Object(unknown.body?.data).carriedOut === false,
    call.path,
    `${requestResult.path} answers with ${said(unknown)} about a request that was never sent.`,
    unknown.sent,
  );
  await withinRate(run, member);
  const late = await client.send(call, { ...body, clientRequestId: unused }, member);
  report.check(
    refusalIn(late)?.key === 'parameterError',
    call.path,
    `It answers with ${said(late)}, not with parameterError, to a late request, after ${requestResult.path} has said that it was not carried out.`,
    late.sent,
  );
}

/** Ids that are none are refused. */
export async function checkBadIds(run: Run, { call, body, member }: Omit<Execution, 'id'>): Promise<void> {
  for (const [what, clientRequestId] of [
    ['of 201 characters', 'x'.repeat(201)],
    ['with a blank', 'a b'],
    ['with no character', ''],
  ]) {
    const answer = await run.client.send(call, { ...body, clientRequestId }, member);
    const sentence = `It answers to a request id ${what} with ${said(answer)}, not with parameterError.`;
    run.report.check(refusalIn(answer)?.key === 'parameterError', call.path, sentence, answer.sent);
  }
}
