import * as v from 'valibot';
import { allCalls } from '../../reference/allCalls';
import { samples } from '../../reference/examples/samples';
import { shortened } from '../../reference/examples/shortened';
import { trialsOf } from '../../reference/examples/trial';
import type { Call } from '../../src/api/contract/call';

/** Requests of calls that have no sample. */
const usualRequests = [{}, { type: 'all' }, { page: 1 }, { language: 'en' }, { language: 'en', page: 1 }];

export interface ValidAnswer {
  call: Call;
  /** With shortened lists and texts. */
  data: unknown;
  /** Complete response. */
  whole: unknown;
}

/** Responses of the simulated exchange to every call. */
export async function validAnswers(): Promise<ValidAnswer[]> {
  const trials = trialsOf('trader');
  const answers: ValidAnswer[] = [];
  for (const call of allCalls) {
    const trial = trials();
    const sample = samples.find((one) => one.call === call);
    const request = sample
      ? await sample.request(trial)
      : usualRequests.find((usual) => v.is(call.request, usual));
    const { body } = await trial.send(call, request);
    if (body.status !== 1) throw new Error(`${call.path} was refused: ${body.msg}`);
    answers.push({ call, data: shortened(body.data), whole: body.data });
  }
  return answers;
}
