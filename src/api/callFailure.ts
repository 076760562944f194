import { ApiError } from './errors';

/** What stood in the way of an answer, however the call was made. */
interface Obstacle {
  /** The HTTP status, where the server answered with another than 2xx. */
  status?: number | undefined;
  /** The time was over before an answer came. */
  late: boolean;
  cause: unknown;
}

/** The one mapping of what can go wrong between here and the server (specification 8). */
export function callFailure(path: string, { status, late, cause }: Obstacle): ApiError {
  if (status === 401) return new ApiError('unauthorized', path, { cause: status });
  if (status !== undefined) return new ApiError('server', path, { cause: status });
  return new ApiError(late ? 'timeout' : 'offline', path, { cause });
}
