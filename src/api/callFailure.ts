import { deviceNow } from '../lib/deviceClock';
import { ApiError, type ApiErrorKind } from './errors';
import { retryAfterMs } from './retryAfter';
import { serverNow } from './serverClock';

/** Why no usable answer arrived. */
interface TransportFailure {
  /** The HTTP status and headers, if the server answered with a status other than 2xx. */
  answer?: { status: number; retryAfter: unknown; date: unknown } | undefined;
  /** The call timed out. */
  late: boolean;
  cause: unknown;
}

/** Statuses 4xx with a kind of their own. */
const kinds = new Map<number, ApiErrorKind>([
  [401, 'unauthorized'],
  [413, 'tooLarge'],
  [429, 'tooManyRequests'],
]);

function kindOf(status: number): ApiErrorKind {
  const isClientError = status >= 400 && status < 500;
  return kinds.get(status) ?? (isClientError ? 'notAccepted' : 'server');
}

/** When the server allows another try, in ms of `deviceNow`, if it named a time. */
function retryAtOf({
  status,
  retryAfter,
  date,
}: NonNullable<TransportFailure['answer']>): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const answeredAt = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const waitMs = retryAfterMs(retryAfter, Number.isNaN(answeredAt) ? serverNow() : answeredAt);
  return waitMs === undefined ? undefined : deviceNow() + waitMs;
}

/** Maps transport failures to an `ApiError` (specification 8, decision 44). The only place that does. */
export function callFailure(path: string, { answer, late, cause }: TransportFailure): ApiError {
  if (!answer) return new ApiError(late ? 'timeout' : 'offline', path, { cause });
  const { status } = answer;
  return new ApiError(kindOf(status), path, { cause: status, retryAt: retryAtOf(answer) });
}
