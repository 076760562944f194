import type { Fault } from '../change';

/** Mistakes in the simulated exchange and its handlers. */
export const exchangeFaults: readonly Fault[] = [
  {
    title: 'a loan counts its interest as principal',
    kind: 'wrong field',
    foundBy: 'Unit tests',
    file: 'mocks/exchange/loans/loanView.ts',
    text: 'principal: debt.principal,',
    becomes: 'principal: outstandingOf(debt),',
  },
  {
    title: 'a day trade can be reserved at the moment of its deadline',
    kind: 'off by one at a boundary',
    foundBy: 'Unit tests',
    file: 'mocks/exchange/dayTrading/hours.ts',
    text: 'now < today.reserveUntil',
    becomes: 'now <= today.reserveUntil',
  },
  {
    title: 'the handler of the credit score ignores the requested page',
    kind: 'dropped field in a handler',
    foundBy: 'Stories in Chromium',
    file: 'mocks/handlers/rewards.ts',
    text: '({ page }, { exchange, member }) => creditView(exchange, member, page)',
    becomes: '(_, { exchange, member }) => creditView(exchange, member, 1)',
  },
  {
    title: 'a repayment pays principal before interest',
    kind: 'wrong order of steps',
    foundBy: 'Unit tests',
    file: 'src/domain/loanInterest.ts',
    text: '  const interest = min(amount, debt.interest);\n  const principal = subtract(amount, interest);',
    becomes:
      '  const principal = min(amount, debt.principal);\n  const interest = subtract(amount, principal);',
  },
];
