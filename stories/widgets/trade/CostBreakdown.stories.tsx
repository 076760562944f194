import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { tradeRules } from '../../../mocks/exchange/rules';
import { CostBreakdown } from '../../../src/widgets/trade/CostBreakdown/CostBreakdown';
import { onPage } from '../../components/onPage';
import { draft, summaryOf } from '../../fixtures/order';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const available = '8932800.50';

const summaryChoices = {
  long: summaryOf(draft()),
  short: summaryOf(draft({ side: 'short' })),
  withoutLiquidation: summaryOf(draft({ leverage: 1 }), {
    rules: { ...tradeRules, maintenanceMarginRate: '0' },
  }),
  tooExpensive: summaryOf(draft({ lots: '40' })),
  balanceUnknown: summaryOf(draft(), { available: undefined }),
  feesUnknown: summaryOf(draft(), {
    rules: { ...tradeRules, purchaseFeeRate: null, sellingFeeRate: null, stampDutyRate: null },
  }),
  longFigures: summaryOf(draft({ lots: '500' }), { latestPrice: '98765432109.5' }),
} satisfies Record<string, ComponentProps<typeof CostBreakdown>['summary']>;

const ratesChoices = {
  none: undefined,
  withRates: tradeRules,
} satisfies Record<string, ComponentProps<typeof CostBreakdown>['rates']>;

const meta = {
  title: 'Widgets/Orders and positions/CostBreakdown',
  component: CostBreakdown,
  decorators: [onPage],
  args: { summary: summaryChoices.long, side: 'long', available },
  argTypes: { summary: choices(summaryChoices), rates: choices(ratesChoices) },
} satisfies Meta<typeof CostBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

type Cost = `trade:cost.${
  | 'turnover'
  | 'margin'
  | 'purchaseFee'
  | 'total'
  | 'available'
  | 'after'
  | 'sellingFee'
  | 'stampDuty'
  | 'liquidationFee'
  | 'closingTotal'
  | 'breakEven'
  | 'liquidationPrice'}`;

/** Expects these figures by label. */
const shows =
  (figures: Partial<Record<Cost, string>>): Story['play'] =>
  async (context) => {
    const t = storyText(context);
    for (const [label, figure] of Object.entries(figures) as [Cost, string][])
      await expect(factOf(context.canvasElement, t(label)).textContent).toBe(figure);
  };

/** What a long order costs now and at closing, its break-even and its liquidation price. */
export const CostOfLongOrder: Story = {
  tags: ['main'],
  play: shows({
    'trade:cost.turnover': '2,500,000.00',
    'trade:cost.margin': '500,000.00',
    'trade:cost.purchaseFee': '2,500.00',
    'trade:cost.total': '502,500.00',
    'trade:cost.available': '8,932,800.50',
    'trade:cost.after': '8,430,300.50',
    'trade:cost.sellingFee': '2,500.00',
    'trade:cost.stampDuty': '2,500.00',
    'trade:cost.liquidationFee': '1,250.00',
    'trade:cost.closingTotal': '6,250.00',
    'trade:cost.breakEven': '1,255',
    'trade:cost.liquidationPrice': '1,030',
  }),
};

/** What a short order costs: break-even is below the price, liquidation above, with a note on its fees. */
export const CostOfShortOrder: Story = {
  args: { summary: summaryChoices.short, side: 'short' },
  play: async (context) => {
    await shows({
      'trade:cost.margin': '500,000.00',
      'trade:cost.breakEven': '1,245',
      'trade:cost.liquidationPrice': '1,467',
    })?.(context);
    await expect(
      await context.canvas.findByText(storyText(context)('trade:cost.shortFeeNote')),
    ).toBeVisible();
  },
};

/** A long position without leverage cannot be liquidated, so there is no liquidation price. */
export const CannotBeLiquidated: Story = {
  args: {
    summary: summaryChoices.withoutLiquidation,
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(context.canvas.queryByText(t('trade:cost.liquidationPrice'))).toBeNull();
  },
};

/** The order costs more than is available: the balance afterwards is negative. */
export const CostAboveTheBalance: Story = {
  args: { summary: summaryChoices.tooExpensive },
  play: shows({ 'trade:cost.total': '10,050,000.00', 'trade:cost.after': '−1,117,199.50' }),
};

/** The balance has not arrived: the cost is known, the balance before and after are dashes. */
export const BalanceUnknown: Story = {
  args: { summary: summaryChoices.balanceUnknown, available: undefined },
  play: shows({
    'trade:cost.total': '502,500.00',
    'trade:cost.available': '—',
    'trade:cost.after': '—',
  }),
};

/** The rates of fees have not arrived: every fee, and each sum that contains one, is a dash. */
export const FeesUnknown: Story = {
  args: {
    summary: summaryChoices.feesUnknown,
  },
  play: shows({
    'trade:cost.margin': '500,000.00',
    'trade:cost.purchaseFee': '—',
    'trade:cost.total': '—',
    'trade:cost.after': '—',
    'trade:cost.sellingFee': '—',
    'trade:cost.stampDuty': '—',
    'trade:cost.liquidationFee': '1,250.00',
    'trade:cost.closingTotal': '—',
    'trade:cost.breakEven': '—',
  }),
};

/** Each fee has its rate beside it. */
export const EachFeeWithItsRate: Story = {
  args: { rates: ratesChoices.withRates },
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expect(factOf(canvasElement, `${t('trade:cost.purchaseFee')} 0.10%`)).toHaveTextContent('2,500.00');
    await expect(factOf(canvasElement, `${t('trade:cost.liquidationFee')} 0.05%`)).toHaveTextContent(
      '1,250.00',
    );
  },
};

/** Costs of more than a quadrillion yen stay within the page. */
export const LongFigures: Story = {
  args: {
    summary: summaryChoices.longFigures,
    available: '98765432109876543210.12',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('49,382,716,054,750,000.00');
    await expectFits(canvasElement);
  },
};

/** Wrong: the costs of a short order under the other side. */
export const DontTakeTheOtherSide: Story = { args: { summary: summaryChoices.short, side: 'long' } };
