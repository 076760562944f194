import type { Change } from './change';

/** Changes that keep behaviour, format and types. The checks must pass with each. */
export const harmlessChanges: readonly Change[] = [
  {
    title: 'a comment is reworded',
    file: 'src/domain/proportion.ts',
    text: 'the part of `shares`, rounded down to the sen, and the rest.',
    becomes: 'what these shares are worth, rounded down to the sen, and the rest.',
  },
  {
    title: 'a private function is renamed',
    file: 'src/widgets/OutdatedPrices/OutdatedPrices.tsx',
    text: '{line()}</Status>;\n\n  function line(): string {',
    becomes: '{sentence()}</Status>;\n\n  function sentence(): string {',
  },
  {
    title: 'the factors of a product change places',
    file: 'src/domain/monthWeeks.ts',
    text: 'week += 7 * day',
    becomes: 'week += day * 7',
  },
  {
    title: 'a sentence of the documentation is reworded',
    file: 'README.md',
    text: 'A second run skips the installation.',
    becomes: 'The second run skips the installation.',
  },
  {
    title: 'a type alias is extracted',
    file: 'src/screens/useSentRecord.ts',
    text: "  tone: 'success' | 'danger' | 'info';\n}\n",
    becomes: "  tone: Tone;\n}\n\ntype Tone = 'success' | 'danger' | 'info';\n",
  },
  {
    title: 'two properties of a story change places',
    file: 'stories/components/Badge.stories.tsx',
    text: '  component: Badge,\n  decorators: [onPage],\n',
    becomes: '  decorators: [onPage],\n  component: Badge,\n',
  },
  {
    title: 'a part of an expression becomes a constant',
    file: 'src/domain/currencyConversion.ts',
    text: "  return round(multiply(amount, rate), currencyDecimals(to), 'down');",
    becomes: "  const exact = multiply(amount, rate);\n  return round(exact, currencyDecimals(to), 'down');",
  },
  {
    title: 'a condition is turned round with its two results',
    file: 'src/screens/user/withdraw/feeText.ts',
    text: "isPositive(fee) ? formatMoney(fee) : t('form.free')",
    becomes: "!isPositive(fee) ? t('form.free') : formatMoney(fee)",
  },
  {
    title: 'the properties of an object change places',
    file: 'src/screens/user/loan/repayFacts.ts',
    text: "{ label: t('repay.balanceAfter'), value: formatMoney(balance) }",
    becomes: "{ value: formatMoney(balance), label: t('repay.balanceAfter') }",
  },
  {
    title: 'a conversion is written in another way',
    file: 'mocks/exchange/rewards/streak.ts',
    text: 'signedIn.has(today) ? 1 : 0',
    becomes: 'Number(signedIn.has(today))',
  },
  {
    title: 'the title of a test is reworded',
    file: 'src/domain/monthWeeks.test.ts',
    text: "it('begins each week on a Sunday'",
    becomes: "it('begins every week on a Sunday'",
  },
  {
    title: 'the declarations of a style change places',
    file: 'src/components/Avatar/Avatar.tsx',
    text: '  width: 100%;\n  height: 100%;\n  object-fit: cover;\n',
    becomes: '  object-fit: cover;\n  width: 100%;\n  height: 100%;\n',
  },
];
