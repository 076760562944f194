import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { convert } from '../../../mocks/scenarios/convert';
import { currencyConvert, currencyRate } from '../../../src/api/contract/currencyExchange';
import { Exchange } from '../../../src/screens/currencyExchange/Exchange';
import type { Context } from '../../support/context';
import { prepareExchange, refetchAll, spendBalance } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { outdateUntil } from '../../support/network';
import { factOf } from '../../support/queries';
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

/** The address names one currency twice: the button asks for two different ones. */
export const SameCurrencyOnBothSides: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?from=USD&to=USD`, scenario: 'demo' } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:sameCurrency'));
  },
};

/** Rupees can only be exchanged for dollars: the button names the way to yen in two steps. */
export const NoDirectRate: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?from=INR&to=JPY`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const message = t('reasons:noDirectRate', { currency: 'INR', first: 'USD' });
    await form.expectBlocked(context, message);
    await expect(context.canvas.queryByText(t('common:failure.failed'))).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** An amount with three decimals is typed: the button says that there are at most two. */
export const WrongAmount: Story = {
  tags: ['blocked'],
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

/** Half a won is typed: the button asks for a whole amount. */
export const CurrenciesWithoutDecimals: Story = {
  tags: ['blocked'],
  parameters: { app: { path: `${path}?from=JPY&to=KRW`, scenario: 'demo' } },
  play: async (context) => {
    await typeWanted(context, '20000.5');
    await form.expectBlocked(context, storyText(context)('reasons:amountNoDecimals'));
  },
};

/** An amount below the minimum is typed: the button names the minimum. */
export const BelowMinimum: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeGiven(context, '999.99');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountBelowMinimum.currency', { amount: '1,000.00 JPY' }),
    );
  },
};

/** An amount above the maximum is typed: the button names the maximum. */
export const AboveMaximum: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeGiven(context, '5000000.01');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountAboveMaximum.currency', { amount: '5,000,000.00 JPY' }),
    );
  },
};

/** The amount to get costs more than the balance: the button says so, and the field names what there is. */
export const BalanceShort: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    const reason = storyText(context)('reasons:balanceShort.currency');
    await typeGiven(context, '50000.26');
    await form.expectBlocked(context, reason);
    await typeWanted(context, '1000');
    await form.expectBlocked(context, reason);
    // Nothing would be left of what isn't there.
    const after = storyText(context)('currencyExchange:form.after', { currency: 'JPY' });
    await expect(factOf(context.canvasElement, after)).toHaveTextContent(/^—$/);
  },
};

/**
 * On Saturday the bank is closed: the last rate is shown with its time, and the button says when it opens.
 */
export const Closed: Story = {
  tags: ['blocked'],
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

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** The bank closed for the weekend before the exchange arrived: an alert says so. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(14 * 60), 'outsideFundsTime'),
  tags: ['refused'],
};

/**
 * The balance was spent on another device before the exchange arrived: an alert says that the available funds
 * don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/** The account was frozen before the exchange arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFigures: Story = standard.zeroFigures;

/** The server is busy and refuses the exchange: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the exchange: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** Ten exchanges came within a second: an alert refuses this one as too frequent. */
export const TooFrequent: Story = {
  ...standard.refusedAfter((exchange, member) => {
    for (let count = 0; count < 10; count += 1)
      convert(exchange, member, { from: 'JPY', to: 'USD', amount: `${1_000 + count}` });
  }, 'submittedTooFrequently'),
  tags: ['refused'],
};

/** The books closed for the night before the exchange arrived: an alert says that the system is busy. */
export const BooksClosed: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(minutesLater(3 * 24 * 60 + 17 * 60 + 40)),
  ...standard.refusedAfter(minutesLater(5), 'systemBusy'),
};

/** The app knew a lower minimum: an alert refuses the exchange, and the field and the button name the minimum. */
export const BelowNewMinimum: Story = {
  tags: ['refused'],
  play: async (context) => {
    outdateUntil(context, currencyConvert, currencyRate, (quote) => ({ ...quote, minimum: '1' }));
    await refetchAll(context);
    await sendGiven(context, '999');
    await form.expectRefused(
      context,
      storyText(context)('errors:belowMinimum', { context: 'n', n: '1,000' }),
    );
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountBelowMinimum.currency', { amount: '1,000.00 JPY' }),
    );
  },
};

/** The app knew a higher maximum: an alert refuses the exchange, and the field and the button name the maximum. */
export const AboveNewMaximum: Story = {
  tags: ['refused'],
  play: async (context) => {
    outdateUntil(context, currencyConvert, currencyRate, (quote) => ({ ...quote, maximum: '9000000' }));
    await refetchAll(context);
    await sendGiven(context, '5000001');
    await form.expectRefused(
      context,
      storyText(context)('errors:aboveMaximum', { context: 'n', n: '5,000,000' }),
    );
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountAboveMaximum.currency', { amount: '5,000,000.00 JPY' }),
    );
  },
};
