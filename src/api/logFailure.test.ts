import { inspect } from 'node:util';
import { delay, HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenInProcess } from '../../mocks/node';
import '../../tests/page';
import { signIn, signOut } from '../session/session';
import { login } from './contract/login';
import { ApiError } from './errors';
import { dataOf } from './http';

const server = listenInProcess([]);
const written: string[] = [];

beforeEach(() => {
  signIn({ token: 'secret-token', account: 'taro@example.jp', isAdmin: null });
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void written.push(parts.join(' ')));
});
afterEach(() => {
  signOut();
  written.length = 0;
  vi.useRealTimers();
});
afterAll(() => server.close());

const secrets = { account: 'hanako@example.jp', password: 'secret-password' };
const personal = /secret|example/;

async function failingWith(answer: () => Response | Promise<Response>): Promise<ApiError> {
  server.resetHandlers(http.post('*', answer));
  const failure = await dataOf(login, secrets).catch((cause: unknown) => cause);
  if (failure instanceof ApiError) return failure;
  throw new Error('did not fail as a call fails');
}

it.each([
  ['HTTP 500', () => HttpResponse.json({ secret: 1 }, { status: 500 }), 'HTTP 500'],
  ['HTTP 401', () => new HttpResponse(null, { status: 401 }), 'HTTP 401'],
  ['no connection', () => HttpResponse.error(), 'offline'],
  ['no JSON', () => HttpResponse.text('<p>secret</p>'), 'SyntaxError'],
  ['another shape', () => HttpResponse.json({ status: 1, data: { token: { secret: 1 } } }), 'token'],
])(
  '%s is logged under the reference that the member sees, without personal data',
  async (_, answer, cause) => {
    const { reference, kind } = await failingWith(answer);
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(`${reference}: ${kind}, ${login.path}`);
    expect(written[0]).toContain(cause);
    expect(written[0]).not.toMatch(personal);
  },
);

it('is an error without data of the request, wherever it is logged', async () => {
  const failure = await failingWith(() => HttpResponse.error());
  expect(inspect(failure, { depth: 9 })).not.toMatch(personal);
});

it('logs a timeout', async () => {
  vi.useFakeTimers();
  const failing = failingWith(async () => {
    await delay('infinite');
    return new Response();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  const { reference } = await failing;
  expect(written).toEqual([`${reference}: timeout, ${login.path} ETIMEDOUT`]);
});

it('logs nothing about a refusal: the member sees its message', async () => {
  const answer = () => HttpResponse.json({ status: 0, msg: 'secret', data: null });
  await failingWith(answer);
  expect(written).toEqual([]);
});
