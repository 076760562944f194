import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from './errors';

/** Whether a call that moves money may have been carried out (decision 5). */
const mayBeDone: Record<ApiErrorKind, boolean> = {
  refused: false,
  unauthorized: false,
  timeout: true,
  offline: true,
  tooManyRequests: false,
  tooLarge: false,
  notAccepted: false,
  server: true,
  malformed: true,
};
const kinds = Object.keys(mayBeDone) as ApiErrorKind[];

it.each(kinds)('%s says whether the call may have been carried out', (kind) => {
  expect(new ApiError(kind, '/trade/Open').resultUnknown).toBe(mayBeDone[kind]);
});

describe('the reference', () => {
  it('can be read out', () => {
    for (const kind of kinds) expect(new ApiError(kind, '/trade/Open').reference).toMatch(/^[0-9A-Z]{6}$/);
  });

  it('is the same for the same failure of the same call, and differs for all others', () => {
    const references = kinds.flatMap((kind) =>
      ['/trade/Open', '/trade/Close', '/user/Login'].map((path) => new ApiError(kind, path).reference),
    );
    expect(new Set(references).size).toBe(references.length);
    expect(new ApiError('offline', '/trade/Open', { cause: 'another' }).reference).toBe(
      new ApiError('offline', '/trade/Open').reference,
    );
  });
});

it('has a message with the call and its outcome, for the console', () => {
  const cause = new Error('socket hang up');
  const failure = new ApiError('offline', '/trade/Open', { cause });
  expect([failure.name, failure.message, failure.cause]).toEqual(['ApiError', '/trade/Open: offline', cause]);
  expect(new ApiError('refused', '/trade/Open', { refusal: { text: '余额不足' } }).message).toBe(
    '/trade/Open: 余额不足',
  );
});
