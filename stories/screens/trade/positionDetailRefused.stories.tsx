import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { storyNow } from '../../../mocks/scenarios/clock';
import { addMargin, closePosition as closeCall, positionDetail } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import type { Context } from '../../support/context';
import { type ExchangeAction, type Preparation, prepareInOrder, restrict } from '../../support/exchange';
import { expectInSight } from '../../support/layout';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { endSessionAt, expectSessionEnded } from '../../support/sessionEnd';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';
import {
  at,
  blockTrade,
  expectCloseBlocked,
  expectStatus,
  ids,
  inSheet,
  openClose,
  openMargin,
  placeOrder,
  sendClose,
  showPosition,
  typeLimit,
} from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The screen reports what it knows before a press. Here the state changes after it, or the app has older data than the
 * exchange: the exchange decides.
 */

/** Expects a refusal in the open form. */
async function expectRefusedInForm(message: string): Promise<void> {
  const sheet = await inSheet();
  const alert = await sheet.findByRole('alert');
  await expect(alert).toHaveTextContent(message);
  await expectInSight(alert);
  await expect(await screen.findByRole('dialog')).toBeVisible();
}

/** A market closing that is refused because the exchange changes after the press. */
const closeRefused =
  (key: 'nonTradingHours' | 'accountFrozen', action: ExchangeAction) => async (context: Context) => {
    const sheet = await openClose(context);
    changeBeforeCall(context, closeCall, action);
    await sendClose(context, sheet);
    await expectRefusedInForm(storyText(context)(`errors:${key}`));
  };

/** The session ended before the closing arrived: an alert in the form says that the market is closed. */
export const MarketClosedMeanwhile: Story = {
  tags: ['refused'],
  play: closeRefused('nonTradingHours', minutesLater(75)),
};

/** The account was frozen before the closing arrived: an alert in the form says so. */
export const FrozenMeanwhileOfClosing: Story = {
  tags: ['refused'],
  play: closeRefused('accountFrozen', restrict('frozen')),
};

/** The session has ended before the closing arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfClosing: Story = {
  tags: ['refused'],
  play: async (context) => {
    const sheet = await openClose(context);
    endSessionAt(context, closeCall);
    await sendClose(context, sheet);
    await expectSessionEnded(context);
  },
};

/** The session has ended before the margin arrived: nothing was added, and the login opens in a moment. */
export const SessionEndedOfMargin: Story = {
  tags: ['refused'],
  play: async (context) => {
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    endSessionAt(context, addMargin);
    const name = storyText(context)('position:margin.submit');
    await pressWhenReady(await sheet.findByRole('button', { name }));
    await expectSessionEnded(context);
  },
};

/**
 * The closing, confirmed on Friday, arrived on Tuesday: an alert says that its price is beyond the new daily
 * limit.
 */
export const BeyondNewLimit: Story = {
  tags: ['refused'],
  play: async (context) => {
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '661');
    changeBeforeCall(context, closeCall, nextTradingDay);
    await sendClose(context, sheet);
    await expectRefusedInForm(storyText(context)('errors:exceedsPriceLimit'));
  },
};

/**
 * The position had been closed on another phone: a message says that it isn't held, and it is shown as
 * closed.
 */
export const ClosedMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const sheet = await openClose(context);
    changeBeforeCall(context, closeCall, (exchange, member) =>
      closePosition(exchange, member, { id: ids.sellable, priceType: 'market' }),
    );
    await sendClose(context, sheet);
    const said = storyText(context)('errors:notInPosition');
    await expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    await expectStatus(context, 'closed');
  },
};

/** The app has received other data of the position than the exchange has. */
const stalePosition =
  (change: Parameters<typeof changeResponse<typeof positionDetail>>[2]): Preparation =>
  (context) =>
    changeResponse(context, positionDetail, change);

/** Data without the time from which it can be closed. */
const withoutSellableTime = stalePosition((position) => ({ ...position, sellableAt: null }));

/** Data without a lock. */
const withoutLock = stalePosition((position) => ({ ...position, lock: 'none', sellableAt: storyNow - 1 }));

/**
 * The server's data has no lock within the first 15 minutes, but the app keeps to it: the button says until
 * when.
 */
export const SpecifiedLockApplies: Story = {
  tags: ['blocked'],
  parameters: at(ids.locked),
  beforeEach: stalePosition((position) => ({ ...position, sellableAt: storyNow - 1 })),
  play: async (context) => {
    const t = storyText(context);
    await expectCloseBlocked(context, t('reasons:locked', { time: '11/20 10:21', minutes: '15' }));
  },
};

/** The app knew of no lock nine minutes after the purchase: an alert names the minutes that are left. */
export const CloseWithinMinutes: Story = {
  tags: ['refused'],
  parameters: at(ids.locked),
  beforeEach: withoutLock,
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:sellableAfterMinutes', { context: 'n', n: '6' }));
  },
};

/**
 * The app knew of no lock right after the purchase: an alert says that a position can be closed after 15
 * minutes.
 */
export const CloseAtOnce: Story = {
  tags: ['refused'],
  parameters: at('made', [], 'demo'),
  beforeEach: prepareInOrder(showPosition(placeOrder()), withoutLock),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:sellAfterFifteenMinutes'));
  },
};

/**
 * The app knew of no lock on the day of a block trade: an alert says that it can't be sold before the trading
 * day after the next.
 */
export const CloseOnTheSameDay: Story = {
  tags: ['refused'],
  parameters: at('made', [], 'demo'),
  beforeEach: prepareInOrder(showPosition(blockTrade('nextTradingDay'), 20), withoutSellableTime),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:notSellableSameDay'));
  },
};

/** The app knew of no lock of a block trade that is locked for days: an alert names their number. */
export const CloseWithinDays: Story = {
  tags: ['refused'],
  parameters: at('made', [], 'demo'),
  beforeEach: prepareInOrder(showPosition(blockTrade('days'), 20), withoutSellableTime),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    const sheet = await inSheet();
    const said = storyText(context)('errors:notSellableForDays', { context: 'n', n: '#' });
    await expect(await sheet.findByRole('alert')).toHaveTextContent(new RegExp(said.replace('#', '\\d+')));
  },
};

/** The app didn't know that a copy trade manages the position: an alert says that it is locked up. */
export const CloseLockedUp: Story = {
  tags: ['refused'],
  parameters: at('P73', [], 'investor'),
  beforeEach: stalePosition((position) => ({ ...position, lock: 'none' })),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:lockedUp'));
  },
};

/**
 * The balance was spent on another phone before the margin arrived: an alert in the form says so, and the
 * amount stays.
 */
export const SpentMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '7000000');
    changeBeforeCall(context, addMargin, (exchange, member) =>
      openPosition(exchange, member, {
        symbol: '1001.W',
        side: 'long',
        priceType: 'market',
        leverage: 1,
        lots: '10',
      }),
    );
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expectRefusedInForm(t('errors:insufficientBalance'));
    await expect(await sheet.findByRole('textbox')).toHaveValue('7,000,000');
  },
};

/**
 * The position had been closed on another phone: a message says that it isn't held, and no margin is added.
 */
export const ClosedMeanwhileOfAddingMargin: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    changeBeforeCall(context, addMargin, (exchange, member) =>
      closePosition(exchange, member, { id: ids.sellable, priceType: 'market' }),
    );
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expect((await screen.findAllByText(t('errors:notInPosition'))).length).toBeGreaterThan(0);
    await expectStatus(context, 'closed');
  },
};
