import type { Response } from './types';

/** Responses that every call can have beside its own. */
export const responses: Record<string, Response> = {
  Unauthorized: {
    description:
      'The token is missing, unknown or no longer valid. The client deletes it, reports it once and goes to the login screen. The body is not read.',
  },
  BodyTooLarge: {
    description:
      'The body is larger than the server accepts. It closes the connection without reading the rest. The chapter about limits of bodies has the sizes.',
  },
  TooManyRequests: {
    description:
      'The server takes no more requests of this client for the moment. The call was not carried out. The client does not repeat it before the time in `Retry-After`: seconds to wait, or an HTTP date.',
  },
  Failure: {
    description:
      'Any other HTTP status is a failure. The client reports it to the member and never shows the body. After any 4xx the call was not carried out. After all others, reads are retried; calls that move money are not, so their result is unknown.',
  },
};
