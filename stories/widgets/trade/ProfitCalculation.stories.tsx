import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { joinSentences } from '../../../src/lib/joinSentences';
import { ProfitCalculation } from '../../../src/widgets/trade/ProfitCalculation/ProfitCalculation';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const long = {
  ...({ side: 'long', openedAt: '1200', closedAt: '1250', shares: 2000, gross: '100000' } as const),
  purchaseFee: '2400',
  sellingFee: '2500',
  stampDuty: '2500',
  liquidationFee: '1250',
  net: '91350',
};

const calculationChoices = {
  long: long,
  short: { ...long, side: 'short', gross: '-100000', net: '-108650' },
  feesUnknown: { ...long, stampDuty: undefined, net: undefined },
  longFigures: { ...long, shares: 500_000, gross: '-98765432109876543.21', net: '-98765432109885193.21' },
} satisfies Record<string, ComponentProps<typeof ProfitCalculation>['calculation']>;

const meta = {
  title: 'Widgets/Orders and positions/ProfitCalculation',
  component: ProfitCalculation,
  decorators: [onPage],
  args: { calculation: calculationChoices.long, netLabel: 'If closed at this price' },
  argTypes: { calculation: choices(calculationChoices) },
} satisfies Meta<typeof ProfitCalculation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price difference of a long position minus each fee, and the result if it is closed now. */
export const ResultOfLongPosition: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement, canvas } = context;
    await expect(factOf(canvasElement, t('trade:calculation.gross'))).toHaveTextContent('+100,000.00');
    const sum = t('trade:calculation.grossNote', { from: '1,250', less: '1,200', shares: '2,000' });
    await expect(await canvas.findByText(sum)).toBeVisible();
    await expect(factOf(canvasElement, t('trade:cost.purchaseFee'))).toHaveTextContent('−2,400.00');
    await expect(await canvas.findByText(t('trade:calculation.paid'))).toBeVisible();
    await expect(factOf(canvasElement, t('trade:cost.liquidationFee'))).toHaveTextContent('−1,250.00');
    await expect(factOf(canvasElement, 'If closed at this price')).toHaveTextContent('+91,350.00');
  },
};

/** A short position that would lose, because the price is above its opening price. */
export const ResultOfShortPosition: Story = {
  args: { calculation: calculationChoices.short },
  play: async (context) => {
    const t = storyText(context);
    const sum = t('trade:calculation.grossNote', { from: '1,200', less: '1,250', shares: '2,000' });
    await expect(await context.canvas.findByText(sum)).toBeVisible();
    const paid = joinSentences([t('trade:calculation.paid'), t('trade:cost.shortFeeNote')]);
    await expect(await context.canvas.findByText(paid)).toBeVisible();
    await expect(await context.canvas.findByText(/−108,650\.00/)).toHaveStyle({
      color: computedColor('priceDown'),
    });
  },
};

/** A closed position: every fee has been charged, and the result is realised. */
export const RealisedResult: Story = {
  args: { closed: true, netLabel: 'Realised P/L', netNote: 'Closed by you' },
  play: async (context) => {
    await expect(context.canvas.queryByText(storyText(context)('trade:calculation.paid'))).toBeNull();
    await expect(await context.canvas.findByText('Closed by you')).toBeVisible();
  },
};

/** A loss beyond the balance: the exchange bears that part, and the member owes nothing. */
export const LossBorneByTheExchange: Story = {
  args: {
    closed: true,
    netLabel: 'Realised P/L',
    calculation: { ...long, side: 'short', gross: '-100000', net: '-100000', lossBorne: '8650' },
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:calculation.borne'))).toHaveTextContent('+8,650.00');
    await expect(factOf(context.canvasElement, 'Realised P/L')).toHaveTextContent('−100,000.00');
    await expect(await context.canvas.findByText(t('trade:calculation.borneNote'))).toBeVisible();
  },
};

/** A fee is not known, so its row and the result are dashes. */
export const FeesUnknown: Story = {
  args: { calculation: calculationChoices.feesUnknown },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:cost.stampDuty'))).toHaveTextContent('—');
    await expect(factOf(context.canvasElement, 'If closed at this price')).toHaveTextContent('—');
  },
};

/** A loss of seventeen digits stays within the page. */
export const LongFigures: Story = {
  args: {
    calculation: calculationChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a fee is missing, so the rows do not add up. */
export const DontLeaveOutAFee: Story = { args: { calculation: { ...long, stampDuty: undefined } } };
