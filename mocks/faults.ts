import { delay, getResponse, type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { type MessageKey, messageKeys } from '../src/api/contract/messageKeys';
import type { CallPaths } from './callPaths';
import { serverText } from './handlers/serverTexts';
import { withHostileWords } from './hostile/words';

/** All kinds of faults of an endpoint, including unusual but valid answers. */
export const faultNames = [
  'slow',
  'hang',
  'offline',
  'unauthorized',
  'tooManyRequests',
  'tooLarge',
  'notAccepted',
  'serverError',
  'unavailable',
  'html',
  'emptyBody',
  'nullData',
  'malformed',
  'numbersAsStrings',
  'empty',
  'hostileWords',
  'refuse',
] as const;
export type FaultName = (typeof faultNames)[number];

export interface Fault {
  kind: FaultName;
  /** Path of the affected call, such as `/trade/Open`; all calls if missing. */
  path?: CallPaths | undefined;
  /** Message of a refusal: a key of the catalogue, or any text. */
  message?: MessageKey | (string & {}) | undefined;
  /** `Retry-After` of `tooManyRequests` and `unavailable`: 30 seconds if undefined, no header if null. */
  retryAfter?: string | null | undefined;
  /** Affects only the first call. */
  once?: boolean | undefined;
}

/** Creates a fault of one endpoint or of all. */
export const fault = (kind: FaultName, path?: CallPaths, message?: Fault['message']): Fault => ({
  kind,
  path,
  message,
});

/** Creates a fault of the first call only. */
export const faultOnce = (...one: Parameters<typeof fault>): Fault => ({ ...fault(...one), once: true });

/** Puts handlers for the faults before the regular ones. */
export function withFaults(faults: readonly Fault[], handlers: HttpHandler[]): HttpHandler[] {
  return [...faults.map((one) => faulty(one, handlers)), ...handlers];
}

const slowMs = 3_000;

/** A handler that fails, or that corrupts the regular answer. */
function faulty(one: Fault, handlers: HttpHandler[]): HttpHandler {
  const { kind, path = '/*', message = 'systemBusy', retryAfter = '30', once = false } = one;
  const asksToWait = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]]);
  const resolve: HttpResponseResolver = async ({ request }) => {
    const answer = () => getResponse(handlers, request);
    switch (kind) {
      case 'slow':
        await delay(slowMs);
        return answer();
      case 'hang':
        await delay('infinite');
        return undefined;
      case 'offline':
        return HttpResponse.error();
      case 'unauthorized':
        return new HttpResponse(null, { status: 401 });
      case 'tooManyRequests':
        return new HttpResponse(null, { status: 429, headers: asksToWait });
      case 'tooLarge':
        return new HttpResponse(null, { status: 413 });
      case 'notAccepted':
        return new HttpResponse(null, { status: 403 });
      case 'unavailable':
        return new HttpResponse(null, { status: 503, headers: asksToWait });
      case 'serverError':
        return new HttpResponse(null, { status: 500 });
      case 'html':
        return HttpResponse.html('<!doctype html><title>502</title><h1>Bad gateway</h1>');
      case 'emptyBody':
        return new HttpResponse(null, { status: 200 });
      case 'refuse':
        return HttpResponse.json({ status: 0, msg: textOf(message), data: null });
      default:
        return corrupted(await answer(), corruptions[kind]);
    }
  };
  return http.post(`*/api/vue${path}`, resolve, { once });
}

type Corruption = (data: unknown) => unknown;

const corruptions: Record<
  'nullData' | 'malformed' | 'numbersAsStrings' | 'empty' | 'hostileWords',
  Corruption
> = {
  nullData: () => null,
  malformed: withoutFirstField,
  numbersAsStrings: (data) => mapValues(data, (value) => (typeof value === 'number' ? String(value) : value)),
  empty: (data) => mapValues(data, (value) => (Array.isArray(value) ? [] : value)),
  hostileWords: withHostileWords,
};

async function corrupted(response: Response | undefined, corrupt: Corruption): Promise<Response | undefined> {
  if (!response) return undefined;
  const { data, ...envelope } = await response.json();
  return HttpResponse.json(
    { ...envelope, data: corrupt(data) },
    { status: response.status, headers: timeOf(response) },
  );
}

/** Keeps the time headers, so that the client's clock stays correct. */
function timeOf({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name === 'date' || name === 'x-exchange-time');
}

/** Removes the first field of an object, or of each object in a list. */
function withoutFirstField(data: unknown): unknown {
  if (Array.isArray(data)) return data.length > 0 ? data.map(withoutFirstField) : {};
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).slice(1));
}

/** Copies a value and changes every nested value. */
function mapValues(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value);
  if (Array.isArray(changed)) return changed.map((item) => mapValues(item, change));
  if (typeof changed !== 'object' || changed === null) return changed;
  return Object.fromEntries(Object.entries(changed).map(([name, item]) => [name, mapValues(item, change)]));
}

function textOf(message: string): string {
  const key = messageKeys.find((known) => known === message);
  return key ? serverText(key, { n: '10' }) : message;
}
