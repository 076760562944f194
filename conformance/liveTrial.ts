import * as v from 'valibot';
import type { Trial } from '../reference/examples/trial';
import { type Executed, isAskedAgain, type ResponseOf } from '../src/api/contract/call';
import type { Member } from './client';
import { advance } from './clock';
import { type LivePreparations, livePreparations } from './livePreparations';
import { isDone, said } from './outcome';
import { withinRate } from './rate';
import { NotTried, type Run } from './run';

/** A trial on the server under test. */
export interface LiveTrial extends Trial {
  prepare: LivePreparations;
}

/** A new request id. */
export const newId = (): string => crypto.randomUUID();

/** A trial on the server under test. A step that it refuses throws `NotTried`. */
export function liveTrial(run: Run, member: Member): LiveTrial {
  const ask: Trial['ask'] = async (call, payload) => {
    if (call.movesMoney) await withinRate(run, member);
    const answer = await run.client.send(call, payload, member);
    if (!isDone(answer)) throw new NotTried(`${call.path} before it: ${said(answer)}`);
    const { success, output } = v.safeParse(call.response, answer.body?.data);
    if (!success) throw new NotTried(`the client does not accept the answer of ${call.path} before it`);
    if (isAskedAgain(output)) throw new NotTried(`${call.path} before it asks again`);
    return output as Executed<ResponseOf<typeof call>>;
  };
  const trial = { ask, newId, now: run.client.now, advance: (minutes: number) => advance(run, minutes) };
  return { ...trial, prepare: livePreparations(run, member, trial) };
}
