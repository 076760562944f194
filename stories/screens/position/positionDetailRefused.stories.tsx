import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { storyNow } from '../../../mocks/scenarios/clock';
import { addMargin, closePosition as closeCall, positionDetail } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import type { Context } from '../../support/context';
import { type ExchangeAction, type Preparation, prepareInOrder, restrict } from '../../support/exchange';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
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

/** Expects a refusal in the open form, until the form changes. */
async function expectRefusedInForm(message: string): Promise<void> {
  const sheet = await inSheet();
  await expect(await sheet.findByRole('alert')).toHaveTextContent(message);
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

/** The session ends before the closing arrives. */
export const MarketClosedMeanwhile: Story = { play: closeRefused('nonTradingHours', minutesLater(75)) };

/** Customer service freezes the account. */
export const FrozenMeanwhileOfClosing: Story = {
  play: closeRefused('accountFrozen', restrict('frozen')),
};

/** The limit is valid on Friday, but the closing arrives on Tuesday. */
export const BeyondNewLimit: Story = {
  play: async (context) => {
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '661');
    changeBeforeCall(context, closeCall, nextTradingDay);
    await sendClose(context, sheet);
    await expectRefusedInForm(storyText(context)('errors:exceedsPriceLimit'));
  },
};

/** It was closed on another phone: a message says so, and the closed position is shown. */
export const ClosedMeanwhile: Story = {
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

/** The server's data allows closing within the first 15 minutes: the lock of the specification applies. */
export const SpecifiedLockApplies: Story = {
  parameters: at(ids.locked),
  beforeEach: stalePosition((position) => ({ ...position, sellableAt: storyNow - 1 })),
  play: async (context) => {
    const t = storyText(context);
    await expectCloseBlocked(context, t('reasons:locked', { time: '11/20 10:21', minutes: '15' }));
  },
};

export const CloseWithinMinutes: Story = {
  parameters: at(ids.locked),
  beforeEach: withoutLock,
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:sellableAfterMinutes', { context: 'n', n: '6' }));
  },
};

/** In the first minute the message states the rule. */
export const CloseAtOnce: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: prepareInOrder(showPosition(placeOrder()), withoutLock),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:sellAfterFifteenMinutes'));
  },
};

/** T+1: closing is not possible on the day of purchase. */
export const CloseOnTheSameDay: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: prepareInOrder(showPosition(blockTrade('nextTradingDay'), 20), withoutSellableTime),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:notSellableSameDay'));
  },
};

/** Locked up for days. */
export const CloseWithinDays: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: prepareInOrder(showPosition(blockTrade('days'), 20), withoutSellableTime),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    const sheet = await inSheet();
    const said = storyText(context)('errors:notSellableForDays', { context: 'n', n: '#' });
    await expect(await sheet.findByRole('alert')).toHaveTextContent(new RegExp(said.replace('#', '\\d+')));
  },
};

/** The app does not know that a copy trade manages the position. */
export const CloseLockedUp: Story = {
  parameters: at('P73', [], 'investor'),
  beforeEach: stalePosition((position) => ({ ...position, lock: 'none' })),
  play: async (context) => {
    await sendClose(context, await openClose(context));
    await expectRefusedInForm(storyText(context)('errors:lockedUp'));
  },
};

/** The balance is spent on another phone: the reason is beside the amount, and the input stays. */
export const SpentMeanwhile: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '7000000');
    changeBeforeCall(context, addMargin, (exchange, member) =>
      openPosition(exchange, member, {
        ...{ symbol: '1001.W', side: 'long', priceType: 'market', leverage: 1, lots: '10' },
      }),
    );
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expectRefusedInForm(t('errors:insufficientBalance'));
    await expect(await sheet.findByRole('textbox')).toHaveValue('7,000,000');
  },
};

/** It was closed on another phone: margin cannot be added. */
export const ClosedMeanwhileOfAddingMargin: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openMargin(context);
    await context.userEvent.type(await sheet.findByRole('textbox'), '1000');
    changeBeforeCall(context, addMargin, (exchange, member) =>
      closePosition(exchange, member, { id: ids.sellable, priceType: 'market' }),
    );
    await pressWhenReady(await sheet.findByRole('button', { name: t('position:margin.submit') }));
    await expectStatus(context, 'closed');
  },
};
