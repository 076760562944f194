import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { holdKinds } from '../../../src/domain/account/accountVocabulary';
import { add } from '../../../src/domain/decimal';
import { BalanceBreakdown } from '../../../src/widgets/account/BalanceBreakdown/BalanceBreakdown';
import { onPage } from '../../components/onPage';
import { balances, hugeBalances, noBalances, spreadBalances } from '../../fixtures/balances';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const balancesChoices = {
  profit: balances(),
  loss: balances({ unrealisedProfit: '-152400' }),
  moneyInEverything: spreadBalances,
  nothing: noBalances,
  longFigures: hugeBalances,
} satisfies Record<string, ComponentProps<typeof BalanceBreakdown>['balances']>;

const meta = {
  title: 'Widgets/Money/BalanceBreakdown',
  component: BalanceBreakdown,
  decorators: [onPage],
  args: { balances: balancesChoices.profit },
  argTypes: { balances: choices(balancesChoices) },
} satisfies Meta<typeof BalanceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of a displayed figure. */
const read = (text: string | null) =>
  (text ?? '')
    .replace(/[^\d.,−]/g, '')
    .replaceAll(',', '')
    .replace('−', '-');

/** Adds up the rows above the total, and those below the held amount. */
async function expectToAddUp(context: Context) {
  const { canvas, canvasElement } = context;
  const t = storyText(context);
  const terms = await canvas.findAllByRole('term');
  const total = terms.findIndex(({ textContent }) => textContent === t('home:assets.total'));
  const figures = terms.map(({ nextElementSibling }) => read(nextElementSibling?.textContent ?? null));
  await expect(add(...figures.slice(0, total))).toBe(add(figures[total] ?? ''));
  // The last four are those of the result after all fees.
  const [gross = '', paid = '', closing = '', net = ''] = figures.slice(-4);
  await expect(add(gross, paid, closing)).toBe(add(net));
  for (const label of [t('home:assets.frozen'), t('fundRecords:balance.invested')]) {
    if (!terms.some(({ textContent }) => textContent === label)) continue;
    const fact = factOf(canvasElement, label);
    const holds = within(fact.parentElement ?? fact).queryAllByRole('listitem');
    const amounts = holds.map(({ lastElementChild }) => read(lastElementChild?.textContent ?? null));
    await expect(add(...amounts)).toBe(add(read(fact.textContent)));
  }
}

/** Every part of the total assets, what is on hold, and a profit of open positions before and after fees. */
export const Profit: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const expected = [
      [t('home:assets.available'), '8,932,800.50'],
      [t('home:assets.frozen'), '482,400.00'],
      [t('home:assets.margin'), '480,000.00'],
      [t('home:assets.beforeFees'), '+100,000.00'],
      [t('home:assets.total'), '9,995,200.50'],
      [t('home:assets.realised'), '−12,400.00'],
      [t('home:fees.purchase'), '−2,400.00'],
      [t('home:fees.closing'), '−6,250.00'],
      [t('home:assets.unrealised'), '+91,350.00'],
    ] as const;
    for (const [label, figure] of expected)
      await expect(factOf(canvasElement, label)).toHaveTextContent(figure);
    await expect(await canvas.findByText(t('home:assets.frozenNote'))).toBeVisible();
    const orders = t('fundRecords:balance.hold', { what: t('fundRecords:balance.holds.order'), records: 1 });
    await expect(await canvas.findByText(orders)).toBeVisible();
    await expectToAddUp(context);
  },
};

/** Open positions are at a loss: the result is negative, and after fees even lower. */
export const Loss: Story = {
  args: { balances: balancesChoices.loss },
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expect(factOf(canvasElement, t('home:assets.beforeFees'))).toHaveTextContent('−152,400.00');
    await expect(factOf(canvasElement, t('home:assets.unrealised'))).toHaveTextContent('−161,050.00');
    await expectToAddUp(context);
  },
};

/** Products, foreign currencies and a loan: each has a row, with its holds below. */
export const MoneyInEverything: Story = {
  args: { balances: balancesChoices.moneyInEverything },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('fundRecords:balance.invested'))).toHaveTextContent('1,150,000.00');
    await expect(factOf(canvasElement, t('fundRecords:balance.foreign'))).toHaveTextContent('15,237.81');
    await expect(factOf(canvasElement, t('fundRecords:balance.borrowed'))).toHaveTextContent('200,000.00');
    await expect(await canvas.findByText(t('fundRecords:balance.borrowedNote'))).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
    await expectToAddUp(context);
    await expectFits(canvasElement);
  },
};

/** Every kind of hold has a name. Kinds without records show no count. */
export const EveryKindOfHold: Story = {
  args: {
    balances: balances({
      frozenFunds: String(holdKinds.length),
      frozenBy: holdKinds.map((kind) => ({ kind, amount: '1', count: 0 })),
    }),
  },
  play: async (context) => {
    const t = storyText(context);
    for (const kind of holdKinds)
      await expect(await context.canvas.findByText(t(`fundRecords:balance.holds.${kind}`))).toBeVisible();
    await expectToAddUp(context);
  },
};

/** A member without any money: every figure is 0.00, without a sign or a note about holds. */
export const WithoutAnyMoney: Story = {
  args: { balances: balancesChoices.nothing },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expect(await canvas.findAllByText('0.00')).toHaveLength(10);
    await expect(canvasElement).not.toHaveTextContent(/[▲▼+−]/);
    await expect(canvas.queryByText(storyText(context)('home:assets.frozenNote'))).toBeNull();
  },
};

/** Figures of more than a hundred trillion yen stay within the page. */
export const LongFigures: Story = {
  args: { balances: balancesChoices.longFigures },
  play: async (context) => {
    await expect(context.canvasElement).toHaveTextContent('−34,567,890,123,456.78');
    await expectToAddUp(context);
    await expectFits(context.canvasElement);
  },
};

/** Wrong: one balance is from a later answer, so the rows do not add up. */
export const DontMixTwoAnswers: Story = { args: { balances: balances({ availableFunds: '1200' }) } };
