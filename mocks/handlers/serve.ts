import { type HttpHandler, http } from 'msw';
import type { ServedCall } from './handle';

/** One handler for all these calls: each of its own would read the address and the cookies of every request anew. */
export function serve(...calls: ServedCall[]): HttpHandler {
  const resolvers = new Map(calls.map(({ path, resolve }) => [path, resolve]));
  const resolverOf = (request: Request) => resolvers.get(callPath(request));
  return http.post(
    ({ request }) => resolverOf(request) !== undefined,
    (info) => resolverOf(info.request)?.(info),
  );
}

/** Such as `/stock/List`; empty where no call is made. */
const callPath = ({ url }: Request) => new URL(url).pathname.split('/api/vue')[1] ?? '';
