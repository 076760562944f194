import type { Call } from '../../src/api/contract/call';

/** A request whose id is sent beside it. */
export interface IdRequest {
  call: Call;
  body: object;
}

/** Names of the fields of a call's requests. */
const fieldsOf = ({ request }: Call): string[] =>
  Object.keys('entries' in request ? Object(request.entries) : {});

/** Whether the requests of a call have an id. */
export const hasId = (call: Call): boolean => fieldsOf(call).includes('clientRequestId');

/** The request with one value changed; undefined for a call that has only an id. */
export function changed({ call, body }: IdRequest): IdRequest | undefined {
  const field = Object.entries(body).find(([name]) => ['amount', 'lots', 'id', 'message'].includes(name));
  if (!field) return undefined;
  const [name, value] = field;
  return { call, body: { ...body, [name]: value === '1000' ? '2000' : '1000' } };
}

const decimals = ['amount', 'lots', 'limitPrice', 'rate'];

/** The same request in another notation: decimals as numbers, numbers as strings, null for absent fields. */
export function rewritten({ call, body }: IdRequest): IdRequest {
  const absent = fieldsOf(call).filter((name) => name !== 'clientRequestId' && !(name in body));
  const fields = Object.entries(body).map(([name, value]) => {
    if (typeof value === 'number') return [name, String(value)];
    return [name, decimals.includes(name) && typeof value === 'string' ? Number(value) : value];
  });
  return { call, body: Object.fromEntries([...fields, ...absent.map((name) => [name, null])]) };
}
