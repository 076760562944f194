import { hasId } from '../reference/examples/sameRequest';
import type { Call } from '../src/api/contract/call';
import { openPosition } from '../src/api/contract/trade';
import { checkAccess, isRead } from './checks/access';
import { checkAskedAgain } from './checks/askedAgain';
import { checkBodies } from './checks/bodies';
import { checkFlood } from './checks/flood';
import { checkBadIds, checkOneExecution } from './checks/once';
import { checkOtherList, checkOthers } from './checks/others';
import { checkPaging } from './checks/paging';
import { checkPreflight } from './checks/preflight';
import { checkRefusals } from './checks/refusals';
import { checkVariants } from './checks/variants';
import type { Answer, Member } from './client';
import { openMarket } from './clock';
import { goodRequest } from './goodRequest';
import { liveTrial, newId } from './liveTrial';
import { isDone, refusalIn, said } from './outcome';
import { withinRate } from './rate';
import { refusalsOf } from './refusals/all';
import type { RefusalCase, Scene } from './refusals/refusalCase';
import { NotTried, type Run } from './run';
import { enough, isOfState } from './state';

/** Calls about what a member has once, such as passwords and the daily sign-in. */
const needsNewMember =
  /^\/(user\/(RealName|SaveReal|Submit|Security|SetFund|Change|SetAvatar|Logout)|card|signIn)/;

/** Checks one call of the contract. */
export async function checkCall(run: Run, call: Call): Promise<void> {
  const { document, report } = run;
  await checkPreflight(run, call);
  try {
    const member = needsNewMember.test(call.path) ? await run.newMember() : run.main;
    await openMarket(run);
    const good = await goodRequest(run, call, member);
    await checkAccess(run, call, good, member);
    await checkBodies(run, call, good, member);
    await checkOthers(run, call, good, member);
    await checkGood(run, call, good, member);
  } catch (cause) {
    if (!(cause instanceof NotTried)) throw cause;
    report.notTried(call.path, 'a good request', cause.message);
    await checkAccess(run, call, document.exampleOf(call.path), run.main);
  }
}

/** Sends a good request, and the refused ones before and after it. */
async function checkGood(run: Run, call: Call, good: object, member: Member): Promise<void> {
  const { before, stranger, after } = refusalsOf(call);
  const scene = { trial: liveTrial(run, member), good, done: {} } as unknown as Scene;
  const refusedId = await checkRefusals(run, call, before, { scene, member });
  await checkAskedAgain(run, call, { trial: scene.trial, good }, member);
  if (stranger.length > 0) await checkStranger(run, call, good, stranger);
  const answer = hasId(call)
    ? await execute(run, call, good, { member, refusedId })
    : await run.client.send(call, good, member);
  if (!(await mustBeDone(run, answer, member))) return;
  if (isRead(call.path) && !call.movesMoney) {
    await checkVariants(run, call, good, member);
    await checkPaging(run, call, good, member);
    if (isEmptyList(answer.body?.data))
      run.report.notTried(call.path, 'an item of the list', 'the list is empty');
    if (!('id' in good)) await checkOtherList(run, call, good);
  }
  const done = Object(answer.body?.data);
  await checkRefusals(run, call, after, { scene: { ...scene, done }, member });
  if (call === openPosition) await checkFlood(run, done.symbol, member);
}

const isEmptyList = (data: unknown): boolean => {
  const items = Array.isArray(data) ? data : Object(data).items;
  return Array.isArray(items) && items.length === 0;
};

/** Provokes refusals of a member who has just registered. */
async function checkStranger(
  run: Run,
  call: Call,
  good: object,
  cases: readonly RefusalCase[],
): Promise<void> {
  const member = await run.newMember();
  const scene = { trial: liveTrial(run, member), good, done: {} } as unknown as Scene;
  await checkRefusals(run, call, cases, { scene, member });
}

/** Executes a request with the id of a refused one, which may be used again. */
async function execute(
  run: Run,
  call: Call,
  good: object,
  { member, refusedId }: { member: Member; refusedId: string | undefined },
): Promise<Answer> {
  await withinRate(run, member);
  // The rate of a currency may have moved since.
  const current = 'rate' in good ? await goodRequest(run, call, member) : good;
  const { clientRequestId: _, ...body } = current as { clientRequestId?: unknown };
  await checkBadIds(run, { call, body, member });
  const first = await checkOneExecution(run, { call, body, id: refusedId ?? newId(), member });
  if (isDone(first) || refusedId === undefined) return first;
  await withinRate(run, member);
  const second = await checkOneExecution(run, { call, body, id: newId(), member });
  const sentence = 'A request id that was refused cannot be used again';
  if (isDone(second))
    run.report.broken(call.path, `${sentence}: it answers with ${said(first)}.`, first.sent);
  return second;
}

/** Whether a good request was executed. If its refusal is in the state of the server, the call was not tried. */
async function mustBeDone({ report, adapter, funds }: Run, answer: Answer, member: Member): Promise<boolean> {
  const { path } = answer.call;
  if (isDone(answer)) {
    report.held(path);
    return true;
  }
  const poor = (await funds(member)) < enough;
  if (isOfState(refusalIn(answer)?.key, { adapted: adapter.advance !== undefined, poor }))
    report.notTried(path, 'a good request', `it is refused now: ${said(answer)}`);
  else report.broken(path, `It refuses a good request: ${said(answer)}.`, answer.sent);
  return false;
}
