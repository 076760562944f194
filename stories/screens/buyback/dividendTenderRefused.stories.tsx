import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { tenderShares } from '../../../mocks/exchange/buyback/tender';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import { buybackApply, buybackList } from '../../../src/api/contract/buyback';
import { Dividend } from '../../../src/screens/buyback/Dividend';
import type { Context } from '../../support/context';
import { prepareExchange, refetchAll } from '../../support/exchange';
import { outdateUntil } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  buyShares,
  tenderForm as form,
  holdShares,
  positionOf,
  singleLots,
  standard,
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

const refused = (...change: Parameters<typeof standard.refusedAfter>): Story => ({
  beforeEach: holdShares(),
  ...standard.refusedAfter(...change),
});

/** The deadline passed before the tender arrived: an alert says that the deadline has passed. */
export const ClosedMeanwhile: Story = {
  ...refused(
    (exchange, member) => minutesLater((singleLots.deadline - exchange.now) / 60_000 + 1)(exchange, member),
    'productMissing',
  ),
  tags: ['refused'],
};

/** The shares were sold on another device before the tender arrived: an alert says that they aren't held. */
export const SoldMeanwhile: Story = {
  ...refused(
    (exchange, member) =>
      void closePosition(exchange, member, { id: positionOf(exchange, member).id, priceType: 'market' }),
    'notInPosition',
  ),
  tags: ['refused'],
};

/** The shares were tendered on another device before this tender arrived: an alert refuses the second one. */
export const TenderedMeanwhile: Story = {
  ...refused((exchange, member) => {
    const { id: positionId } = positionOf(exchange, member);
    tenderShares(exchange, member, { offerId: singleLots.id, positionId, lots: '1' });
  }, 'duplicateAppointment'),
  tags: ['refused'],
};

/**
 * Two of three lots were sold on another device: an alert refuses the tender, as fewer are held than it
 * names.
 */
export const FewerLotsHeldMeanwhile: Story = {
  ...refused(
    (exchange, member) =>
      void closePosition(exchange, member, {
        id: positionOf(exchange, member).id,
        priceType: 'market',
        lots: '2',
      }),
    'parameterError',
  ),
  tags: ['refused'],
};

const stale = (
  change: (offer: { minLots: unknown; positions: object[] }) => object,
  lots: string,
  message: (context: Context) => string,
  reason = message,
): Story => ({
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('trade:order.lots') });
    outdateUntil(context, buybackApply, buybackList, (offers) =>
      offers.map((offer) => ({ ...offer, ...change(offer as never) })),
    );
    await refetchAll(context);
    await typeLots(context, lots);
    await form.expectReady(context);
    await form.send(context);
    await waitFor(() => form.expectRefused(context, message(context)));
    await form.expectBlocked(context, reason(context));
  },
});

/** The app knew an older minimum of one lot: an alert refuses it, and the field names the minimum of two. */
export const BelowNewMinimum: Story = {
  tags: ['refused'],
  ...stale(
    () => ({ minLots: 1 }),
    '1',
    (context) => storyText(context)('reasons:lotsBelowMinimum', { amount: '2' }),
  ),
  parameters: { app: { path: tenderPath(twoLots), scenario: 'demo' } },
  beforeEach: holdShares(twoLots),
};

/**
 * The app didn't know of the lock after the purchase: an alert says that the shares can't be sold yet, and the
 * button until when.
 */
export const LockedMeanwhile: Story = {
  tags: ['refused'],
  ...stale(
    ({ positions }) => ({
      positions: positions.map((position) => ({ ...position, sellableAt: '2026-11-20T09:00:00+09:00' })),
    }),
    '1',
    (context) => storyText(context)('buyback:apply.lockedYet'),
    (context) => storyText(context)('reasons:tenderLocked', { time: '2026/11/20 10:30' }),
  ),
  beforeEach: prepareExchange(buyShares()),
};
