import { allCalls } from '../reference/allCalls';
import type { OpenApiDocument } from '../reference/openApi/types';
import { account } from '../src/api/contract/account';
import type { Call } from '../src/api/contract/call';
import { session } from '../src/api/contract/market';
import type { MessageKey } from '../src/api/contract/messageKeys';
import type { Adapter } from './adapter';
import { checkCall } from './checkCall';
import { checkLargeBodies } from './checks/large';
import { checkLateRefusals } from './checks/late';
import { type Member, newClient, type Watch } from './client';
import { type Documented, documented } from './documented';
import { registrar, signIn } from './members';
import { said } from './outcome';
import { newReport, type Results } from './report';
import type { Run } from './run';
import { watchData } from './watch/data';
import { watchEcho } from './watch/echo';
import { watchEnvelope } from './watch/envelope';
import { watchHeaders } from './watch/headers';
import { watchOwners } from './watch/owners';
import { watchTransitions } from './watch/transitions';

/** What to check. */
export interface Conformance {
  /** Origin of the server, such as `http://localhost:8080`. */
  url: string;
  account: string;
  password: string;
  document: Documented;
  adapter?: Adapter;
  /** Areas such as `trade`, or paths such as `/trade/Open`. Absent: all calls. */
  only?: readonly string[];
  /** Number of simultaneous requests with one id. */
  simultaneous?: number;
  /** Time in ms that the client waits for an answer. */
  timeoutMs?: number;
}

/** The input of a command is wrong: a sentence that says what to change. */
export class BadInput extends Error {
  override name = 'BadInput';
}

/** Reads the document for any number of runs. */
export const readDocument = (document: OpenApiDocument): Documented => documented(document);

/** Calls whose sample moves the clock by days. */
const last = ['/ipo/Pay', '/lockUp/Redeem', '/signIn/ClaimReward'];

/** The calls of a selection; throws `BadInput` for a part that selects none. */
function selected(only: readonly string[] | undefined): Call[] {
  const selects = (part: string, path: string) => path === part || path.startsWith(`/${part}/`);
  const unknown = only?.find((part) => !allCalls.some(({ path }) => selects(part, path)));
  if (unknown !== undefined) throw new BadInput(`--only ${unknown} selects no call of the contract.`);
  const calls = only ? allCalls.filter(({ path }) => only.some((part) => selects(part, path))) : allCalls;
  return [...calls].sort((one, other) => last.indexOf(one.path) - last.indexOf(other.path));
}

/**
 * Checks whether a server holds the contract. Throws `BadInput` if the server cannot be reached, or the account cannot
 * sign in.
 */
export async function conform({
  url,
  document,
  adapter = {},
  only,
  ...given
}: Conformance): Promise<Results> {
  const calls = selected(only);
  const report = newReport(calls.map(({ path }) => path));
  const watches: Watch[] = [
    watchEnvelope(report),
    watchHeaders(report),
    watchData(report, document),
    watchTransitions(report, document),
    watchOwners(report),
    watchEcho(report),
  ];
  const client = newClient(
    url,
    (answer) => {
      for (const watch of watches) watch(answer);
      report.held(answer.call.path);
    },
    given.timeoutMs,
  );
  await mustAnswer(url);
  await adapter.begin?.();
  const { answer, member: main } = await signIn(client, given);
  if (!main)
    throw new BadInput(
      `The account ${given.account} cannot sign in: the server answers with ${said(answer)}.`,
    );
  const newMember = registrar(client, main);
  const other = await newMember().catch(() => undefined);
  const funds = async (member: Member) => {
    const { body } = await client.send(account, {}, member);
    return Number(Object(body?.data).availableFunds);
  };
  const { simultaneous = 50 } = given;
  const run: Run = { client, report, document, adapter, main, simultaneous, other, newMember, funds };
  for (const call of calls) await checkCall(run, call);
  await checkLargeBodies(run, calls);
  await checkLateRefusals(run, calls);
  for (const { path } of calls) addUnprovoked(run, path);
  return report.results();
}

async function mustAnswer(url: string): Promise<void> {
  const to = `${url}/api/vue${session.path}`;
  const answered = await fetch(to, { method: 'POST', body: '{}' }).catch(() => undefined);
  if (!answered) throw new BadInput(`No server answers at ${url}.`);
}

/** Why a documented message was not provoked. */
const reasons: Partial<Record<MessageKey, string>> = {
  accountFrozen: 'the back office has to freeze an account',
  tradingBanned: 'the back office has to ban a member from trading',
  withdrawalBanned: 'the back office has to ban a member from withdrawals',
  loginBanned: 'the back office has to ban a member from signing in',
  accountDisabled: 'the back office has to disable an account',
  accountExists: 'the back office has to disable an account',
  creditInsufficient: 'customer service has to lower the credit score',
  submittedTooFrequently: 'it would execute the call more than ten times in a second',
  systemBusy: 'the books have to be closed',
};

/** Notes the messages of a call that were not provoked. */
function addUnprovoked({ report, document }: Run, path: string): void {
  for (const key of document.refusalsOf(path))
    if (!report.wasProvoked(path, key))
      report.notTried(path, key, reasons[key] ?? 'it needs a state that no request of this run brings about');
}
