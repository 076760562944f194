import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { convert } from '../../../mocks/scenarios/convert';
import { currencyRate } from '../../../src/api/contract/currencyExchange';
import { Exchange } from '../../../src/screens/user/Exchange';
import type { Context } from '../../support/context';
import { prepareExchange, refetchAll, spendBalance } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { exchangeForm as form, standard, typeGiven, typeWanted } from './exchangeSteps';

const path = '/user/exchange';

const meta = {
  title: 'Screens/user/exchange',
  component: Exchange,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sends a form that is valid for the app. */
async function sendGiven(context: Context, yen: string) {
  await typeGiven(context, yen);
  await form.expectReady(context);
  await form.send(context);
}

/** An address may name one currency twice; both sides must differ (specification 5). */
export const SameCurrencyOnBothSides: Story = {
  parameters: { app: { path: `${path}?from=USD&to=USD`, scenario: 'demo' } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:sameCurrency'));
  },
};

/** Rupees only have a rate against dollars: other pairs name the way, and no rate is requested. */
export const NoDirectRate: Story = {
  parameters: { app: { path: `${path}?from=INR&to=JPY`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const message = t('reasons:noDirectRate', { currency: 'INR', first: 'USD' });
    await form.expectBlocked(context, message);
    await expect(context.canvas.queryByText(t('common:failure.failed'))).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** Words and nothing; more decimals than the currency has. */
export const WrongAmount: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, 'all');
    await form.expectBlocked(context, t('reasons:amountNotNumber'));
    await typeGiven(context, '0');
    await form.expectBlocked(context, t('reasons:amountNotPositive'));
    await typeGiven(context, '2000.005');
    await form.expectBlocked(context, t('reasons:amountTooManyDecimals', { decimals: '2' }));
  },
};

/** Dong and won have no decimals, on either side. */
export const CurrenciesWithoutDecimals: Story = {
  parameters: { app: { path: `${path}?from=JPY&to=KRW`, scenario: 'demo' } },
  play: async (context) => {
    await typeWanted(context, '20000.5');
    await form.expectBlocked(context, storyText(context)('reasons:amountNoDecimals'));
  },
};

export const BelowMinimum: Story = {
  play: async (context) => {
    await typeGiven(context, '999.99');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountBelowMinimum.currency', { amount: '1,000.00 JPY' }),
    );
  },
};

export const AboveMaximum: Story = {
  play: async (context) => {
    await typeGiven(context, '5000000.01');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountAboveMaximum.currency', { amount: '5,000,000.00 JPY' }),
    );
  },
};

/** The given amount must be covered, whichever side is typed. */
export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    const reason = storyText(context)('reasons:balanceShort.currency', { amount: '50,000.25 JPY' });
    await typeGiven(context, '50000.26');
    await form.expectBlocked(context, reason);
    await typeWanted(context, '1000');
    await form.expectBlocked(context, reason);
  },
};

/** On Saturday the bank is closed: the last rate with its time, and the next opening. */
export const Closed: Story = {
  beforeEach: prepareExchange(minutesLater(24 * 60)),
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectBlocked(context, t('reasons:outsideHours.exchange', { time: '11/23 00:00' }));
    await expect(
      await context.canvas.findByText(t('gates:window.opensOn', { time: '11/23 00:00' })),
    ).toBeVisible();
    await expect(await context.canvas.findByText(/11\/20 23:59/)).toBeVisible();
  },
};

export const Frozen: Story = standard.frozen;

/** The bank closes for the weekend before the press. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(14 * 60), 'outsideFundsTime');

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const RefusedByServer: Story = standard.refusedByServer;

/** Eleven exchanges within a second come from a program. */
export const TooFrequent: Story = standard.refusedAfter((exchange, member) => {
  for (let count = 0; count < 10; count += 1)
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: `${1_000 + count}` });
}, 'submittedTooFrequently');

/** The books are closed at night. Four o'clock tomorrow would be a Saturday, so the story uses Tuesday. */
export const BooksClosed: Story = {
  beforeEach: prepareExchange(minutesLater(3 * 24 * 60 + 17 * 60 + 40)),
  ...standard.refusedAfter(minutesLater(5), 'systemBusy'),
};

/** The app's limits are out of date: those of the exchange apply, in the given currency. */
export const BelowNewMinimum: Story = {
  play: async (context) => {
    changeResponse(context, currencyRate, (quote) => ({ ...quote, minimum: '1' }));
    await refetchAll(context);
    await sendGiven(context, '999');
    await form.expectRefused(
      context,
      storyText(context)('errors:belowMinimum', { context: 'n', n: '1,000' }),
    );
  },
};

export const AboveNewMaximum: Story = {
  play: async (context) => {
    changeResponse(context, currencyRate, (quote) => ({ ...quote, maximum: '9000000' }));
    await refetchAll(context);
    await sendGiven(context, '5000001');
    await form.expectRefused(
      context,
      storyText(context)('errors:aboveMaximum', { context: 'n', n: '5,000,000' }),
    );
  },
};
