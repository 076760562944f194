import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyDayTrade } from '../../../mocks/exchange/dayTrading/applyDayTrade';
import { DayTrading } from '../../../src/screens/dayTrading/DayTrading';
import type { Context } from '../../support/context';
import { refetchAll, spendBalance, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { reserveForm as form, dayTradePath as path, standard, symbol, typeLots } from './dayTradeSteps';

const meta = {
  title: 'Screens/common/dayTrading',
  component: DayTrading,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof DayTrading>;

export default meta;
type Story = StoryObj<typeof meta>;

const reserveOnOtherDevice = (context: Context) =>
  withExchange(context, (exchange, member) =>
    applyDayTrade(exchange, member, { symbol, side: 'short', leverage: 5, lots: '1' }),
  );

/** 501 lots are typed: the button says that one order has at most 500. */
export const WrongLots: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
    await typeLots(context, '501');
    await form.expectBlocked(context, new RegExp(t('reasons:lotsAboveMaximum.order', { amount: '500' })));
  },
};

/** Another device reserves before the press. */
async function reserveMeanwhile(context: Context): Promise<void> {
  await typeLots(context, '1');
  await form.expectReady(context);
  await reserveOnOtherDevice(context);
  await form.send(context);
  await form.expectRefused(context, storyText(context)('reasons:dayTradeReserved'));
}

/**
 * The same stock was reserved on another device before the press: an alert refuses the second reservation.
 */
export const ReservedMeanwhile: Story = { tags: ['refused'], play: reserveMeanwhile };

/**
 * The app has learnt of the reservation on the other device: the button says that there already is one today.
 */
export const BlockedByTheOtherReservation: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await reserveMeanwhile(context);
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:dayTradeReserved'));
  },
};

/** The deadline passed while the form was open: the button says when reservations open again. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await passTime(context, 4 * 60);
    await form.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.dayTrade', { time: '11/24 00:00' }),
    );
  },
};

/** On a holiday the button says when reservations for the next trading day begin. */
export const OnAHoliday: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.dayTrade', { time: '11/24 00:00' }),
    );
  },
};

/**
 * The balance doesn't cover ten lots: the button names the missing amount, and a link leads to the deposit.
 */
export const BalanceShort: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '10');
    await form.expectBlocked(context, /¥[\d,]+\.\d\d/);
    await form.expectDeposit(context);
  },
};

/** The member may not open positions: the button says so, and customer service can be reached below it. */
export const Banned: Story = { ...standard.banned, tags: ['blocked'] };

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** A notice must be read before the next trade: a banner opens it, and the button names it. */
export const MustRead: Story = { ...standard.mustRead, tags: ['blocked'] };

/**
 * Opening positions was forbidden before the reservation arrived: an alert refuses it and offers customer
 * service.
 */
export const BannedMeanwhile: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/** The account was frozen before the reservation arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFigures: Story = standard.zeroFigures;

/**
 * The balance was spent on another device before the reservation arrived: an alert says that the available
 * funds don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/** The server is busy and refuses the reservation: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the reservation: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;
