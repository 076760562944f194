import type { Call } from '../../../src/api/contract/call';
import { secret } from '../../../src/api/contract/scalars';

/** Whether a field is a secret, which may be optional. */
const isSecret = (schema: unknown): boolean => schema === secret || Object(schema).wrapped === secret;

/** Names of the secrets in the requests of a call. */
export function secretsOf({ request }: Pick<Call, 'request'>): string[] {
  const fields = Object.entries('entries' in request ? Object(request.entries) : {});
  return fields.flatMap(([name, schema]) => (isSecret(schema) ? [name] : []));
}

/** The request of a call without its secrets, for everything that is stored about it. */
export function withoutSecrets<Request extends object>(call: Call, request: Request): Request {
  const secrets = new Set(secretsOf(call));
  return Object.fromEntries(Object.entries(request).filter(([name]) => !secrets.has(name))) as Request;
}
