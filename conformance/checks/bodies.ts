import type { Call } from '../../src/api/contract/call';
import type { Answer, Member } from '../client';
import { refusalIn, said } from '../outcome';
import type { Run } from '../run';

/** Checks that a body is refused that does not fit the schema of the call. */
export async function checkBodies(run: Run, call: Call, request: object, member: Member): Promise<void> {
  const { client, report } = run;
  const mustRefuse = (answer: Answer, what: string) =>
    report.check(
      refusalIn(answer)?.key === 'parameterError',
      call.path,
      `It answers to a request ${what} with ${said(answer)}, not with parameterError.`,
      answer.sent,
    );
  report.provoked(call.path, 'parameterError');
  mustRefuse(await client.send(call, null, member), 'whose body is null');
  const fields = Object.keys(request).filter((name) => isRequired(call, name));
  for (const name of fields) {
    const { [name]: _, ...rest } = request as Record<string, unknown>;
    mustRefuse(await client.send(call, rest, member), `without ${name}`);
    mustRefuse(await client.send(call, { ...rest, [name]: {} }, member), `with an object as ${name}`);
  }
}

/** Whether the schema of a call requires a field. */
function isRequired({ request }: Call, name: string): boolean {
  const entries = 'entries' in request ? Object(request.entries) : {};
  return !['nullish', 'optional', 'nullable'].includes(entries[name]?.type);
}
