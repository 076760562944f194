import type { Response } from './types';

/** Responses that every call can have beside its own. */
export const responses: Record<string, Response> = {
  Unauthorized: {
    description:
      'The token is missing, unknown or no longer valid. The client forgets it, says so once and goes to the login screen. The body is not read.',
  },
  Failure: {
    description:
      'Any other HTTP status is a failure. The client tells the member so and never shows the body. Reads are tried again; calls that move money are not: their result is unknown.',
  },
};
