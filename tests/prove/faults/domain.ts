import type { Fault } from '../change';

const foundBy = 'Unit tests';

/** Mistakes in rules. */
export const domainFaults: readonly Fault[] = [
  {
    title: 'the result of a close leaves out the fee that was paid at opening',
    kind: 'forgotten fee',
    foundBy,
    file: 'src/domain/profitIfClosed.ts',
    text: 'const { total } = closing;',
    becomes: 'const total = closing.total && subtract(closing.total, purchaseFee);',
  },
  {
    title: 'positions sorted by loss begin with the largest profit',
    kind: 'wrong sort order',
    foundBy,
    file: 'src/domain/positionOrder.ts',
    text: 'compare(one.profitLoss, other.profitLoss)',
    becomes: 'compare(other.profitLoss, one.profitLoss)',
  },
  {
    title: 'weeks of the calendar begin on Monday',
    kind: 'wrong calendar',
    foundBy,
    file: 'src/domain/monthWeeks.ts',
    text: 'new Date(first).getUTCDay() * day',
    becomes: '((new Date(first).getUTCDay() + 6) % 7) * day',
  },
  {
    title: 'a frozen account may withdraw',
    kind: 'missing check',
    foundBy,
    file: 'src/domain/accountReasons.ts',
    text: "  if (restrictions.includes('frozen')) reasons.push({ kind: 'accountFrozen', final: true });\n",
    becomes: '',
  },
];
