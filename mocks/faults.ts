import { delay, getResponse, type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { type MessageKey, messageKeys } from '../src/api/contract/messageKeys';
import type { CallPaths } from './callPaths';
import { serverText } from './handlers/serverTexts';
import { withHostileWords } from './hostile/words';

/** Every way in which an endpoint can go wrong, or answer in a way that must do no harm. */
export const faultNames = [
  'slow',
  'hang',
  'offline',
  'unauthorized',
  'serverError',
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
  /** Path of the call that fails, such as `/trade/Open`; every call unless given. */
  path?: CallPaths | undefined;
  /** What the server refuses with: a message of the catalogue, or a text of its own. */
  message?: MessageKey | (string & {}) | undefined;
  /** Only the first call goes wrong. */
  once?: boolean | undefined;
}

/** One fault of one endpoint, or of all. */
export const fault = (kind: FaultName, path?: CallPaths, message?: Fault['message']): Fault => ({
  kind,
  path,
  message,
});

/** The same, of its first call alone. */
export const faultOnce = (...one: Parameters<typeof fault>): Fault => ({ ...fault(...one), once: true });

/** The handlers with the faults before them. */
export function withFaults(faults: readonly Fault[], handlers: HttpHandler[]): HttpHandler[] {
  return [...faults.map((one) => faulty(one, handlers)), ...handlers];
}

const slowMs = 3_000;

/** A handler that answers badly, or answers what the right ones do and then spoils it. */
function faulty(one: Fault, handlers: HttpHandler[]): HttpHandler {
  const { kind, path = '/*', message = 'systemBusy', once = false } = one;
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

/** The exchange's clock goes on while its answers are spoilt. */
function timeOf({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name === 'date' || name === 'x-exchange-time');
}

/** Every object, or every object of a list, loses what it names first. */
function withoutFirstField(data: unknown): unknown {
  if (Array.isArray(data)) return data.length > 0 ? data.map(withoutFirstField) : {};
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).slice(1));
}

/** A copy in which every value, at any depth, has been changed. */
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
