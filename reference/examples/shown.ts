import * as v from 'valibot';
import type { Call } from '../../src/api/contract/call';
import type { JsonSchema, Shown } from '../openApi/types';
import { plausible } from './plausible';
import { samples } from './samples';
import { shortened } from './shortened';
import { trialsOf } from './trial';
import { unknownFields } from './unknownFields';

const trials = trialsOf('trader');

interface Schemas {
  request: JsonSchema;
  response: JsonSchema;
  components: Record<string, JsonSchema>;
}

/**
 * Calls the simulated exchange for an example request and response. Without a sample, sends a request that fits the
 * schema. If the call fails, the response is invented; a test detects that.
 */
export async function show(call: Call, { request, response, components }: Schemas): Promise<Shown> {
  const fitting = plausible(request, components);
  try {
    const trial = trials();
    const payload = await (samples.find((one) => one.call === call)?.request(trial) ?? fitting);
    const { body } = await trial.send(call, payload);
    if (body.status !== 1) throw new Error(body.msg);
    const unknown = unknownFields(body.data, v.parse(call.response, body.data));
    if (unknown.length > 0) throw new Error(`not in the contract: ${unknown.join(', ')}`);
    return { live: true, request: shortened(payload), response: shortened(body) };
  } catch (cause) {
    console.warn(`The answer to ${call.path} is made up:`, cause instanceof Error ? cause.message : cause);
    const madeUp = plausible(response, components);
    return { live: false, request: shortened(fitting), response: madeUp };
  }
}
