import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { formatLocalDateTime } from '../../../src/format/localTime';
import { BuybackCard } from '../../../src/widgets/buyback/BuybackCard/BuybackCard';
import { onPage } from '../../components/onPage';
import { companyOffer, held } from '../../fixtures/buyback';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const offerChoices = {
  default: companyOffer({ positions: [held()] }),
  marketAbove: companyOffer({ latestPrice: '531', premium: '-1.5', positions: [held({ tendered: true })] }),
  awaitingResult: companyOffer({ open: false, premium: '0', positions: [] }),
  longFigures: companyOffer({
    name: longName,
    price: '4999999.5',
    latestPrice: '5123456.5',
    soughtShares: 987_654_321_000,
  }),
} satisfies Record<string, ComponentProps<typeof BuybackCard>['offer']>;

const meta = {
  title: 'Widgets/Products/BuybackCard',
  component: BuybackCard,
  decorators: [onPage],
  args: {
    offer: offerChoices.default,
    now: at('2026-11-20', '10:15'),
    href: '#/common/dividend?offer=RB1',
  },
  argTypes: { offer: choices(offerChoices) },
} satisfies Meta<typeof BuybackCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price, comparison with the market, target, deadline, and shares held. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(await canvas.findByText(t('buyback:premium', { percent: '4.00%' }))).toBeVisible();
    await expect(await canvas.findByText(t('buyback:aboveMarket'))).toBeVisible();
    await expect(factOf(canvasElement, t('buyback:held'))).toHaveTextContent(
      t('buyback:heldLots', { lots: '3' }),
    );
    const deadline = factOf(canvasElement, t('buyback:deadline'));
    await expect(deadline).toHaveTextContent('2026/11/27 15:00');
    // The time of the device that plays the story.
    const time = formatLocalDateTime(args.offer.deadline);
    if (time !== undefined)
      await expect(await canvas.findByText(t('buyback:localTime', { time }))).toBeVisible();
  },
};

/** The market is above the offer: a note warns of selling for less. */
export const MarketAboveTheOffer: Story = {
  args: {
    offer: offerChoices.marketAbove,
  },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('buyback:belowMarket'))).toBeVisible();
    await expect(await canvas.findByText(t('buyback:discount', { percent: '1.50%' }))).toBeVisible();
    await expect(await canvas.findByText(new RegExp(t('buyback:tendered')))).toBeVisible();
  },
};

/** The offer is over and its result not known yet; the member holds no shares. */
export const AwaitingResult: Story = {
  args: {
    offer: offerChoices.awaitingResult,
    now: at('2026-11-27', '15:00'),
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('buyback:awaitingResult'))).toBeVisible();
    await expect(await canvas.findByText(t('buyback:par'))).toBeVisible();
    await expect(factOf(canvasElement, t('buyback:held'))).toHaveTextContent(t('buyback:heldNone'));
  },
};

/** A long name and figures of many digits stay within the card. */
export const LongFigures: Story = {
  args: {
    offer: offerChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a device whose clock is days ahead decides whether the offer is open. */
export const DontTrustTheDevice: Story = { args: { now: offerChoices.default.deadline + 86_400_000 } };
