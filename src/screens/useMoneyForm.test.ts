import { http } from 'msw';
import { act, createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listenInProcess } from '../../mocks/node';
import { mountedHook } from '../../tests/mountedHook';
import { account } from '../api/contract/account';
import { useBorrow } from '../api/queries/loans';
import { createQueryClient } from '../api/queries/queryClient';
import { queryKey } from '../api/queries/useCall';
import { borrowReasons } from '../domain/loans/loanReasons';
import { createI18n } from '../i18n/i18n';
import { useMoneyForm } from './useMoneyForm';

const begin = Date.UTC(2026, 10, 20, 5, 59, 40);
const closesAt = begin + 15_000;

const terms = {
  open: true,
  changesAt: closesAt,
  creditScore: 80,
  scoreNeeded: 60,
  creditLimit: '500000',
  minimum: '10000',
};

/** A loan form in which an amount is typed. The account stays as it is. */
function mountForm() {
  const queries = createQueryClient();
  queries.setQueryDefaults(queryKey(account), { staleTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(queryKey(account, {}), { restrictions: [], availableFunds: '1000' });
  return mountedHook(
    () =>
      useMoneyForm({
        name: 'loan',
        initial: { amount: '20000', days: 7 },
        submission: useBorrow(),
        rules: (draft, facts) => borrowReasons({ ...draft, ...facts, terms }),
      }),
    queries,
    (children) => createElement(MemoryRouter, undefined, children),
  );
}

/** Passes seconds one by one, because those of one step are rendered together. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(async () => vi.advanceTimersByTime(1_000));
}

// The account is asked for, and the answer never comes.
const server = listenInProcess([http.post('*', () => new Promise<never>(() => {}))]);
beforeAll(() => createI18n('en', ['common', 'reasons', 'errors']));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: begin });
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

it('does not render while only time passes, and does in the second in which the hours end', async () => {
  const { results, unmount } = await mountForm();
  const before = results.length;
  await pass(10);
  expect(results).toHaveLength(before);
  expect(results.at(-1)?.blocked).toBeUndefined();
  await pass(4);
  expect(results).toHaveLength(before);
  await pass(1);
  expect(results).toHaveLength(before + 1);
  expect(results.at(-1)?.blocked).toMatch(/lending is closed/);
  unmount();
});
