import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dividend } from '../../../src/screens/common/Dividend';
import { stockHref } from '../../../src/screens/hrefs';
import { prepareExchange, refetchAll, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
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

/** The member holds none of the shares: there is a note and no form. */
export const NothingToTender: Story = {
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

/** Bought on another device while the form is open: states the lock, and is free as soon as it ends. */
export const BoughtMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:noSharesHeld'));
    await withExchange(context, buyShares());
    await refetchAll(context);
    await form.expectBlocked(context, t('reasons:tenderLocked', { time: '2026/11/20 10:30' }));
    await passTime(context, 16);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await typeLots(context, '2');
    await form.expectReady(context);
  },
};

/** In the minutes after buying, the form says when tendering opens. */
export const LockedAfterBuying: Story = {
  beforeEach: prepareExchange(buyShares()),
  play: async (context) => {
    await form.expectBlocked(
      context,
      storyText(context)('reasons:tenderLocked', { time: '2026/11/20 10:30' }),
    );
  },
};

/** Whole lots, from the minimum to all that are held. */
export const WrongLots: Story = {
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

/** The form stays open past the deadline. */
export const ClosedWhileOpen: Story = {
  beforeEach: prepareExchange(buyShares(), (exchange, member) => {
    minutesLater((singleLots.deadline - exchange.now) / 60_000 + 15)(exchange, member);
  }),
  play: async (context) => {
    await form.expectBlocked(context, new RegExp(storyText(context)('reasons:over.buyback')));
  },
};
