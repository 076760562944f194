import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { convert } from '../../../mocks/scenarios/convert';
import { currencyConvert, currencyRate } from '../../../src/api/contract/currencyExchange';
import { Exchange } from '../../../src/screens/user/Exchange';
import type { Context } from '../../support/context';
import { type ExchangeAction, prepareExchange, refetchAll, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { exchangeForm as form, typeGiven, typeWanted } from './exchangeSteps';

const path = '/user/exchange';

const meta = {
  title: 'Screens/user/exchange',
  component: Exchange,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is right as far as the phone knows, and is sent. */
async function sendGiven(context: Context, yen = '100000') {
  await typeGiven(context, yen);
  await form.expectReady(context);
  await form.send(context);
}

/** An address may name the same currency twice; they must differ (specification 5). */
export const SameCurrency: Story = {
  parameters: { app: { path: `${path}?from=USD&to=USD`, scenario: 'demo' } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:sameCurrency'));
  },
};

/** Rupees have a rate against dollars alone: any other pair says the way, and asks for no rate. */
export const NoDirectRate: Story = {
  parameters: { app: { path: `${path}?from=INR&to=JPY`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    const said = t('reasons:noDirectRate', { currency: 'INR', first: 'USD' });
    await form.expectBlocked(context, said);
    await expect(context.canvas.queryByText(t('common:failure.failed'))).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** Words and nothing; parts that the currency has not. */
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

/** Dong and won are whole, whichever amount is typed. */
export const WholeOnly: Story = {
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

/** Typed on either side, the balance has to carry what is given. */
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

/** On a Saturday the bank is closed: the last rate stands, with its moment, and when it opens is said. */
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

/** Frozen before the screen is opened: blocked, with the reason. */
export const Frozen: Story = {
  parameters: { app: { path, scenario: 'frozen' } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

const refused = (action: ExchangeAction, said: (context: Context) => string): Story => ({
  play: async (context) => {
    changeBeforeCall(context, currencyConvert, action);
    await sendGiven(context);
    await form.expectRefused(context, said(context));
  },
});

/** The press comes when the bank has closed for the weekend. */
export const ClosedMeanwhile: Story = refused(minutesLater(14 * 60), (context) =>
  storyText(context)('errors:outsideFundsTime'),
);

/** The money was exchanged on another device. */
export const SpentMeanwhile: Story = refused(
  (exchange, member) => {
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: '5000000' });
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: '4950000' });
  },
  (context) => storyText(context)('errors:insufficientBalance'),
);

/** Customer service froze the account. */
export const FrozenMeanwhile: Story = refused(
  (_, member) => {
    member.restrictions.push('frozen');
  },
  (context) => storyText(context)('errors:accountFrozen'),
);

/** Eleven exchanges within a second come from no human hand. */
export const TooFrequent: Story = refused(
  (exchange, member) => {
    for (let count = 0; count < 10; count += 1)
      convert(exchange, member, { from: 'JPY', to: 'USD', amount: `${1_000 + count}` });
  },
  (context) => storyText(context)('errors:submittedTooFrequently'),
);

/** The books are closed for the night: tomorrow at four would be a Saturday, so it is Tuesday. */
export const BooksClosed: Story = {
  beforeEach: prepareExchange(minutesLater(3 * 24 * 60 + 17 * 60 + 40)),
  play: async (context) => {
    changeBeforeCall(context, currencyConvert, minutesLater(5));
    await sendGiven(context);
    await form.expectRefused(context, storyText(context)('errors:systemBusy'));
  },
};

/** The phone's limits are out of date; those of the exchange hold, in the currency given. */
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

/** A refusal stands until the form is changed. */
export const RefusalClearedByChange: Story = {
  play: async (context) => {
    changeBeforeCall(context, currencyConvert, (_, member) => {
      member.restrictions.push('frozen');
    });
    await sendGiven(context);
    await form.expectRefused(context, storyText(context)('errors:accountFrozen'));
    await withExchange(context, (_, member) => {
      member.restrictions.length = 0;
    });
    await typeGiven(context, '2000');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};
