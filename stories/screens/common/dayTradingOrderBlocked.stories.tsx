import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyDayTrade } from '../../../mocks/exchange/dayTrading/applyDayTrade';
import { DayTrading } from '../../../src/screens/common/DayTrading';
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

export const WrongLots: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
    await typeLots(context, '501');
    await form.expectBlocked(context, new RegExp(t('reasons:lotsAboveMaximum.order', { amount: '500' })));
  },
};

/** Another device reserved the same stock and day: a second reservation is refused. */
export const ReservedMeanwhile: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await reserveOnOtherDevice(context);
    await form.send(context);
    await form.expectRefused(context, storyText(context)('errors:duplicateAppointment'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:dayTradeReserved'));
  },
};

/** The deadline passes while the form is open. */
export const ClosedWhileOpen: Story = {
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

/** On a holiday the form says when reservations for the next trading day begin. */
export const OnAHoliday: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.dayTrade', { time: '11/24 00:00' }),
    );
  },
};

export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '10');
    await form.expectBlocked(context, /¥[\d,]+\.\d\d/);
    await form.expectDeposit(context);
  },
};

export const Banned: Story = standard.banned;

export const Frozen: Story = standard.frozen;

export const MustRead: Story = standard.mustRead;

export const BannedMeanwhile: Story = standard.bannedMeanwhile;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

export const RefusedByServer: Story = standard.refusedByServer;
