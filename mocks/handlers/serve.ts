import { type HttpHandler, http } from 'msw';
import type { ServedCall } from './handle';

/** One handler for all calls. Separate handlers would each parse the URL and cookies of every request. */
export function serve(...calls: ServedCall[]): HttpHandler {
  const resolvers = new Map(calls.map(({ path, resolve }) => [path, resolve]));
  const resolverOf = (request: Request) => resolvers.get(callPath(request));
  return http.post(
    ({ request }) => resolverOf(request) !== undefined,
    (info) => resolverOf(info.request)?.(info),
  );
}

/** Such as `/stock/List`; empty if the URL is not a call. */
const callPath = ({ url }: Request) => new URL(url).pathname.split('/api/vue')[1] ?? '';
