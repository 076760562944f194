import { ApiError } from './errors';

/** Why no usable answer arrived, for `fetch` and axios alike. */
interface TransportFailure {
  /** The HTTP status, if the server answered with a status other than 2xx. */
  status?: number | undefined;
  /** The call timed out. */
  late: boolean;
  cause: unknown;
}

/** Maps transport failures to an `ApiError` (specification 8). The only place that does. */
export function callFailure(path: string, { status, late, cause }: TransportFailure): ApiError {
  if (status === 401) return new ApiError('unauthorized', path, { cause: status });
  if (status !== undefined) return new ApiError('server', path, { cause: status });
  return new ApiError(late ? 'timeout' : 'offline', path, { cause });
}
