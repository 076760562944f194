import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { CopyTradeRecordCard } from '../../../src/widgets/copyTrading/CopyTradeRecordCard/CopyTradeRecordCard';
import { onPage } from '../../components/onPage';
import { copyTradeRecord, endedCopyTrade } from '../../fixtures/copyTrading';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const recordChoices = {
  inProgress: copyTradeRecord(),
  inProgressAtALoss: copyTradeRecord({ value: '932272', performanceFee: '0', profitLoss: '-67728' }),
  nothingTradedYet: copyTradeRecord({
    value: '1000000',
    closingFees: '0',
    performanceFee: '0',
    profitLoss: '0',
    followOrders: 0,
    losingOrders: 0,
    worstOrder: null,
    orderOpen: false,
  }),
  endedWithAProfit: endedCopyTrade('1140674.5'),
  endedByItsMember: endedCopyTrade('959739.5', { endedBy: 'member' }),
  longText: copyTradeRecord({
    productName: longName,
    issuer: longName,
    buyAmount: '123456789012345',
    value: '98765432109876.54',
    performanceFee: '12345678901234.56',
    profitLoss: '-24691356902468.46',
    followOrders: 12_345,
    losingOrders: 6_789,
  }),
} satisfies Record<string, ComponentProps<typeof CopyTradeRecordCard>['record']>;

const meta = {
  title: 'Widgets/Products/CopyTradeRecordCard',
  component: CopyTradeRecordCard,
  decorators: [onPage],
  args: { record: recordChoices.inProgress, href: '#/gdindex/gdList?id=C2' },
  argTypes: { record: choices(recordChoices) },
} satisfies Meta<typeof CopyTradeRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects a link that names the status, with facts by label. */
const shows =
  (status: QualifiedKey, facts: Partial<Record<QualifiedKey, string>>): Play =>
  async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(await canvas.findByText(t(status))).toBeVisible();
    for (const [label, figure] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label))).toHaveTextContent(figure);
  };

/** A copy trade in profit: the current result, with the mentor’s share deducted. */
export const CopyTradeInProgress: Story = {
  tags: ['main'],
  play: shows('products:status.inProgress', {
    'products:copyTrade.resultNow': '+21,060.00',
    'products:invested': '1,000,000.00',
    'products:copyTrade.value': '1,023,400.00',
    'products:copyTrade.performanceFee': '2,340.00',
    'products:copyTrade.orders': '1',
    'products:copyTrade.ends': '2026/12/03 15:30',
  }),
};

/** A copy trade at a loss: the mentor’s share is zero. */
export const InProgressAtALoss: Story = {
  args: { record: recordChoices.inProgressAtALoss },
  play: shows('products:status.inProgress', {
    'products:copyTrade.resultNow': '−67,728.00',
    'products:copyTrade.performanceFee': '0.00',
  }),
};

/** A copy trade before the mentor’s first trade: the result is 0.00. */
export const NothingTradedYet: Story = {
  args: {
    record: recordChoices.nothingTradedYet,
  },
  play: async (context) => {
    await shows('products:status.inProgress', { 'products:copyTrade.resultNow': '0.00' })(context);
    await expect(context.canvasElement).not.toHaveTextContent(/[+−]/);
  },
};

/** A copy trade that ended after its term: the profit, the mentor’s share and the amount paid back. */
export const EndedWithAProfit: Story = {
  args: { record: recordChoices.endedWithAProfit },
  play: async (context) => {
    await shows('products:status.ended', {
      'products:copyTrade.result': '+126,607.05',
      'products:paidBack': '1,126,607.05',
      'products:copyTrade.performanceFee': '14,067.45',
    })(context);
    const t = storyText(context);
    const time = '2026/12/03 15:30';
    const ended = factOf(context.canvasElement, t('products:ended'));
    await expect(ended).toHaveTextContent(t('products:copyTrade.endedBy.holdingTime', { time }));
  },
};

/** The member ended it early at a loss: the mentor takes no share of it. */
export const EndedByItsMember: Story = {
  args: { record: recordChoices.endedByItsMember },
  play: async (context) => {
    await shows('products:status.ended', {
      'products:copyTrade.result': '−40,260.50',
      'products:paidBack': '959,739.50',
      'products:copyTrade.performanceFee': '0.00',
    })(context);
    const t = storyText(context);
    const time = '2026/12/03 15:30';
    const ended = factOf(context.canvasElement, t('products:ended'));
    await expect(ended).toHaveTextContent(t('products:copyTrade.endedBy.member', { time }));
  },
};

/** Long names and amounts of many digits stay within the record. */
export const LongText: Story = {
  args: {
    record: recordChoices.longText,
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement);
    for (const fact of await canvas.findAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};
