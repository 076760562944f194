import { ApiError } from '../src/api/errors';

/** How a call fails. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((cause: unknown) => cause);
  if (failure instanceof ApiError) return failure;
  throw new Error('did not fail as a call fails', { cause: failure });
}
