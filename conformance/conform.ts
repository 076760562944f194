import type { OpenApiDocument } from '../reference/openApi/types';
import { timeoutMs } from '../src/api/address';
import { account } from '../src/api/contract/account';
import { session } from '../src/api/contract/market';
import type { Adapter } from './adapter';
import { BadInput } from './badInput';
import { checkCall } from './checkCall';
import { checkLargeBodies } from './checks/large';
import { checkLateRefusals } from './checks/late';
import { type Member, newClient, type Watch } from './client';
import { type Documented, documented } from './documented';
import { registrar, signIn } from './members';
import { said } from './outcome';
import { newReport, type Results } from './report';
import type { Run } from './run';
import { selectCalls } from './select';
import { addUnprovoked } from './unprovoked';
import { watchBoard } from './watch/board';
import { watchData } from './watch/data';
import { watchEcho } from './watch/echo';
import { watchEnvelope } from './watch/envelope';
import { watchHeaders } from './watch/headers';
import { watchOwners } from './watch/owners';
import { watchRefusals } from './watch/refusals';
import { watchTransitions } from './watch/transitions';

/** What to check. */
export interface Conformance {
  /** Origin of the server, such as `http://localhost:8080`. */
  url: string;
  account: string;
  password: string;
  /** Loads the document, once the other input is known to be right. */
  loadDocument: () => Promise<Documented>;
  adapter?: Adapter;
  /** Areas such as `trade`, or paths such as `/trade/Open`. Absent: all calls. */
  only?: readonly string[];
  /** Number of simultaneous requests with one id. */
  simultaneous?: number;
  /** Time in ms that the client waits for an answer. */
  timeoutMs?: number;
}

/** Reads the document for any number of runs. */
export const readDocument = (document: OpenApiDocument): Documented => documented(document);

/**
 * Checks whether a server holds the contract. Throws `BadInput` if no server answers, the account cannot sign in, or the
 * selection is empty.
 */
export async function conform({
  url,
  adapter = {},
  only,
  loadDocument,
  ...given
}: Conformance): Promise<Results> {
  const calls = selectCalls(only);
  await mustAnswer(url);
  await adapter.begin?.();
  const { answer, member: main } = await signIn(
    newClient(url, () => undefined),
    given,
  );
  if (!main)
    throw new BadInput(
      `The account ${given.account} cannot sign in: the server answers with ${said(answer)}.`,
    );
  const document = await loadDocument();
  const report = newReport(calls.map(({ path }) => path));
  const watches: Watch[] = [
    watchEnvelope(report),
    watchHeaders(report),
    watchData(report, document),
    watchTransitions(report, document),
    watchOwners(report),
    watchEcho(report),
    watchBoard(report),
    watchRefusals(report, document),
  ];
  const watch: Watch = (seen) => {
    for (const one of watches) one(seen);
    report.held(seen.call.path);
  };
  const client = newClient(url, watch, given.timeoutMs);
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

/** Throws `BadInput` if no server answers. */
async function mustAnswer(url: string): Promise<void> {
  const to = `${url}/api/vue${session.path}`;
  const signal = AbortSignal.timeout(timeoutMs);
  const answered = await fetch(to, { method: 'POST', body: '{}', signal }).catch(() => undefined);
  if (!answered) throw new BadInput(`No server answers at ${url}.`);
}
