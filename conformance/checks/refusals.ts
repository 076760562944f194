import type { Call } from '../../src/api/contract/call';
import type { Member } from '../client';
import { newId } from '../liveTrial';
import { refusalIn, said } from '../outcome';
import { withinRate } from '../rate';
import type { RefusalCase, Scene } from '../refusals/refusalCase';
import { NotTried, type Run } from '../run';

/** Provokes refusals of a call. Returns the last request id that was refused. */
export async function checkRefusals(
  run: Run,
  call: Call,
  cases: readonly RefusalCase[],
  { scene, member }: { scene: Scene; member: Member },
): Promise<string | undefined> {
  let id: string | undefined;
  for (const one of cases) {
    try {
      id = await checkRefusal(run, call, one, { scene, member });
    } catch (cause) {
      if (!(cause instanceof NotTried)) throw cause;
      run.report.notTried(call.path, `${one.key} (${one.what})`, cause.message);
    }
  }
  return id;
}

/** Provokes one refusal. Its message must be the right one, with its number. */
async function checkRefusal(
  run: Run,
  call: Call,
  { what, key, change, number }: RefusalCase,
  { scene, member }: { scene: Scene; member: Member },
): Promise<string | undefined> {
  // Before the change, because a waiting time may begin with it.
  if (call.movesMoney) await withinRate(run, member);
  const fields = typeof change === 'function' ? await change(scene) : change;
  const good = Object(scene.good) as object;
  const own = 'clientRequestId' in good ? { clientRequestId: newId() } : {};
  const request = { ...good, ...own, ...fields };
  const answer = await run.client.send(call, request, member);
  const found = refusalIn(answer);
  const holds = run.report.check(
    found?.key === key,
    call.path,
    `It answers to ${what} with ${said(answer)}, not with ${key}.`,
    answer.sent,
  );
  run.report.provoked(call.path, key);
  const wanted = await number?.(scene);
  if (holds && wanted !== undefined)
    run.report.check(
      found?.n === String(wanted),
      call.path,
      `It answers to ${what} with ${said(answer)}: the message has the number ${found?.n}, not ${wanted}.`,
      answer.sent,
    );
  return own.clientRequestId;
}
