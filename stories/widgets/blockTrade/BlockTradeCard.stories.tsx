import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { BlockTradeCard } from '../../../src/widgets/blockTrade/BlockTradeCard/BlockTradeCard';
import { onPage } from '../../components/onPage';
import { offerWith } from '../../fixtures/blockTrade';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

/** A block of the simulated market with fixed prices. */
const offer = (lock: Parameters<typeof offerWith>[0] = 'nextTradingDay') => ({
  ...offerWith(lock),
  minimumBid: '102',
  marketPrice: '112',
  discount: '10',
  discountPercent: '8.93',
  offeredShares: 150_000,
  minShares: 3_000,
  maxShares: 50_000,
});

const offerChoices = {
  belowTheMarket: offer(),
  aboveTheMarket: { ...offer(), marketPrice: '100', discount: '-2', discountPercent: '-2' },
  atTheMarket: { ...offer(), marketPrice: '102', discount: '0', discountPercent: '0' },
  lockedForDays: offer('days'),
  noApplicationsLeft: { ...offer(), applicationsLeft: 0 },
  longText: {
    ...offer('days'),
    name: longName,
    minimumBid: '98765432.5',
    marketPrice: '123456789.5',
    discount: '24691357',
    minShares: 500_000_000,
    maxShares: 5_000_000_000,
    offeredShares: 98_765_432_109_876,
  },
} satisfies Record<string, ComponentProps<typeof BlockTradeCard>['offer']>;

const meta = {
  title: 'Widgets/Products/BlockTradeCard',
  component: BlockTradeCard,
  decorators: [onPage],
  args: {
    offer: offerChoices.belowTheMarket,
    hours: { opens: '09:00', closes: '15:00' },
    href: '#/common/dividend2?id=B1',
  },
  argTypes: { offer: choices(offerChoices) },
} satisfies Meta<typeof BlockTradeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A block whose minimum bid is 8.93% below the market, with its limits, hours, lock and remaining
 * applications.
 */
export const BelowTheMarket: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('blockTrade:minimumBid'))).toBeVisible();
    await expect(await canvas.findByText('102')).toBeVisible();
    const both = t('blockTrade:discount', { amount: '10', percent: '8.93%' });
    await expect(await canvas.findByText(both)).toBeVisible();
    const facts: Partial<Record<QualifiedKey, string>> = {
      'trade:detail.latestPrice': '112',
      'blockTrade:leastShares': '3,000',
      'blockTrade:mostShares': '50,000',
      'blockTrade:offeredShares': '150,000',
      'blockTrade:hours': t('blockTrade:hoursValue', args.hours),
      'blockTrade:applicationsLeft': '2',
      'blockTrade:lock': t('blockTrade:locks.nextTradingDay'),
    };
    for (const [label, fact] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(fact);
    await userEvent.tab();
    await expect(await canvas.findByRole('link')).toHaveFocus();
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expectFits(canvasElement);
  },
};

/** The market is below the minimum bid: a premium is shown as clearly as a discount. */
export const AboveTheMarket: Story = {
  args: {
    offer: offerChoices.aboveTheMarket,
  },
  play: async (context) => {
    const message = storyText(context)('blockTrade:premium', { amount: '2', percent: '2.00%' });
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The minimum bid equals the market price: the card says so instead of naming a discount. */
export const AtTheMarket: Story = {
  args: {
    offer: offerChoices.atTheMarket,
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('blockTrade:par'))).toBeVisible();
  },
};

/** The shares of this block are locked for five calendar days, which the card states. */
export const LockedForDays: Story = {
  args: { offer: offerChoices.lockedForDays },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('blockTrade:lock'))).toHaveTextContent(
      t('blockTrade:locks.days', { days: '5' }),
    );
    await expectFits(context.canvasElement);
  },
};

/** The member has used all applications of the day: the card says so. */
export const NoApplicationsLeft: Story = {
  tags: ['blocked'],
  args: { offer: offerChoices.noApplicationsLeft },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('blockTrade:noneLeft'))).toBeVisible();
    await expect(factOf(context.canvasElement, t('blockTrade:applicationsLeft'))).toHaveTextContent(/^0$/);
  },
};

/** A long name and figures of many digits stay within the card. */
export const LongText: Story = {
  tags: ['each-language'],
  args: {
    offer: offerChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Wrong: the discount is not that of these prices. */
export const DontHideTheDiscount: Story = {
  args: { offer: { ...offerChoices.belowTheMarket, discount: '0', discountPercent: '0' } },
};
