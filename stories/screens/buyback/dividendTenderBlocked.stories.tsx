import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dividend } from '../../../src/screens/buyback/Dividend';
import { stockHref } from '../../../src/screens/hrefs';
import type { Context } from '../../support/context';
import { prepareExchange, refetchAll, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import {
  buyShares,
  tenderForm as form,
  holdShares,
  singleLots,
  tenderPath,
  twoLots,
  typeLots,
} from './tenderSteps';

const path = tenderPath(singleLots);

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The member holds none of the shares: the button says so, no lots can be typed, and a link leads to the
 * stock.
 */
export const NothingToTender: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:noSharesHeld'));
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:toStock') })).toHaveAttribute(
      'href',
      stockHref(singleLots.listing.symbol),
    );
  },
};

/** Buys the shares on another device while the form is open. */
async function buyMeanwhile(context: Context): Promise<void> {
  const t = storyText(context);
  await form.expectBlocked(context, t('reasons:noSharesHeld'));
  await withExchange(context, buyShares());
  await refetchAll(context);
  await form.expectBlocked(context, t('reasons:tenderLocked', { time: '2026/11/20 10:30' }));
}

/**
 * The shares were bought on another device while the form was open: the button says from when they can be
 * tendered.
 */
export const BoughtMeanwhile: Story = { tags: ['blocked'], play: buyMeanwhile };

/** The sale lock ended while the form was open: two lots are typed, and the tender can be reviewed. */
export const LockEndsWhileOpen: Story = {
  tags: ['filled'],
  play: async (context) => {
    await buyMeanwhile(context);
    await passTime(context, 16);
    await form.expectBlocked(context, storyText(context)('reasons:lotsMissing'));
    await typeLots(context, '2');
    await form.expectReady(context);
  },
};

/** In the minutes after the purchase the button says from when the shares can be tendered. */
export const LockedAfterBuying: Story = {
  tags: ['blocked'],
  beforeEach: prepareExchange(buyShares()),
  play: async (context) => {
    await form.expectBlocked(
      context,
      storyText(context)('reasons:tenderLocked', { time: '2026/11/20 10:30' }),
    );
  },
};

/** 2.5 lots are typed: the button says that lots are whole numbers. */
export const WrongLots: Story = {
  tags: ['blocked'],
  parameters: { app: { path: tenderPath(twoLots), scenario: 'demo' } },
  beforeEach: holdShares(twoLots),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, '4');
    await form.expectBlocked(context, t('reasons:lotsAboveMaximum.held', { amount: '3' }));
    await typeLots(context, '2.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
  },
};

/** The deadline passed while the form was open: the button says so. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    const now = await withExchange(context, (exchange) => exchange.now);
    await passTime(context, (singleLots.deadline - now) / 60_000 + 15);
    await form.expectBlocked(context, new RegExp(t('reasons:over.buyback')));
  },
};
