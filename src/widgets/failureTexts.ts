import type { Failure } from '../lib/loadable';

/** The text of every failure in transport. The end of a session is told elsewhere. */
export const failureTexts = {
  offline: 'failure.offline',
  timeout: 'failure.timeout',
  tooManyRequests: 'failure.tooManyRequests',
  tooLarge: 'failure.tooLarge',
  notAccepted: 'failure.notAccepted',
  server: 'failure.server',
  malformed: 'failure.malformed',
} as const satisfies Partial<Record<Failure['kind'], string>>;
