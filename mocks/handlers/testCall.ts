import * as v from 'valibot';
import type { Call, RequestOf, ResponseOf } from '../../src/api/contract/call';

interface Session {
  token: string;
  account: string;
}

/** Origin of the exchange in tests. */
export const origin = 'http://exchange.test';

/** Makes a call with `fetch`, like a client, and returns the response. */
export async function request<C extends Call>(call: C, payload: RequestOf<C>, session?: Session | null) {
  const response = await fetch(`${origin}/api/vue${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify(payload),
  });
  return { response, body: await response.json() };
}

/** Makes a call that must succeed, and returns its data, validated by the contract. */
export async function succeed<C extends Call>(
  call: C,
  payload: RequestOf<C>,
  session?: Session | null,
): Promise<ResponseOf<C>> {
  const { body } = await request(call, payload, session);
  if (body.status !== 1) throw new Error(`${call.path} was refused: ${body.msg}`);
  return v.parse(call.response, body.data) as ResponseOf<C>;
}
