import * as v from 'valibot';
import type { Call, RequestOf, ResponseOf } from '../../src/api/contract/call';

interface Session {
  token: string;
  account: string;
}

/** Where tests find the exchange. */
export const origin = 'http://exchange.test';

/** Makes a call as a client would, with `fetch`, and hands on what came back. */
export async function request<C extends Call>(call: C, payload: RequestOf<C>, session?: Session | null) {
  const response = await fetch(`${origin}/api/vue${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify(payload),
  });
  return { response, body: await response.json() };
}

/** Makes a call that has to succeed; its data, validated by the contract. */
export async function succeed<C extends Call>(
  call: C,
  payload: RequestOf<C>,
  session?: Session | null,
): Promise<ResponseOf<C>> {
  const { body } = await request(call, payload, session);
  if (body.status !== 1) throw new Error(`${call.path} was refused: ${body.msg}`);
  return v.parse(call.response, body.data) as ResponseOf<C>;
}
