import type { Call } from '../../src/api/contract/call';
import type { Member } from '../client';
import { isDone, said } from '../outcome';
import type { Run } from '../run';

/** The values that a field of a request may have, if they are a set. */
function valuesOf({ request }: Call, name: string): readonly unknown[] {
  const entry = ('entries' in request ? Object(request.entries) : {})[name];
  const { options = [] } = entry?.wrapped ?? entry ?? {};
  return options.every((one: unknown) => typeof one === 'string') ? options : [];
}

/** Not every pair of currencies has a rate, and a limit order needs a price. */
const dependent = new Set(['from', 'to', 'priceType']);

/** Reads with every value of every field that has a set of them. */
export async function checkVariants(run: Run, call: Call, request: object, member: Member): Promise<void> {
  const entries = Object.keys('entries' in call.request ? Object(call.request.entries) : {}).filter(
    (name) => !dependent.has(name),
  );
  for (const name of entries)
    for (const value of valuesOf(call, name)) {
      if (value === Object(request)[name]) continue;
      const answer = await run.client.send(call, { ...request, [name]: value }, member);
      const sentence = `It answers to the ${name} ${value} with ${said(answer)}.`;
      run.report.check(isDone(answer), call.path, sentence, answer.sent);
    }
}
