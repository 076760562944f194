import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Exchange } from '../../../src/screens/currencyExchange/Exchange';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import {
  chooseCurrency,
  dollarsFor,
  exchangeForm as form,
  rateNow,
  standard,
  typeGiven,
  typeWanted,
} from './exchangeSteps';

const path = '/user/exchange';

const meta = {
  title: 'Screens/user/exchange',
  component: Exchange,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (context: Context, side: 'give' | 'receive') =>
  context.canvas.findByRole('textbox', { name: storyText(context)(`currencyExchange:form.${side}`) });

/** The form as it opens, from yen to dollars: the rate with its bank and age, the balance, and no fee. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(
      await canvas.findByText(t('currencyExchange:rate.label', { currency: 'USD' })),
    ).toBeVisible();
    await expect(await canvas.findByText(/10:15:00/)).toBeVisible();
    await expect(await canvas.findByText(t('currencyExchange:rate.age', { seconds: '0' }))).toBeVisible();
    await expect(
      await canvas.findByText(t('currencyExchange:form.available', { amount: '10,000,000.00 JPY' })),
    ).toBeVisible();
    await expect(factOf(canvasElement, t('currencyExchange:form.fee'))).toHaveTextContent(
      t('currencyExchange:form.noFee'),
    );
    await form.expectBlocked(context, t('reasons:amountMissing'));
  },
};

/** The amount to pay is typed: the amount received and both balances afterwards follow. */
export const GivenAmountTyped: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await typeGiven(context, '１００，０００');
    const dollars = (await dollarsFor(context, '100000')).replace(/[^\d.,]/g, '');
    await waitFor(async () => expect(await field(context, 'receive')).toHaveValue(dollars));
    await expect(
      factOf(canvasElement, t('currencyExchange:form.after', { currency: 'JPY' })),
    ).toHaveTextContent('9,900,000.00');
    await expect(
      factOf(canvasElement, t('currencyExchange:form.after', { currency: 'USD' })),
    ).toHaveTextContent(dollars);
    await form.expectReady(context);
  },
};

/** The amount to get is typed: the smallest sufficient amount to pay is filled in. */
export const ReceivedAmountTyped: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeWanted(context, '500');
    await form.expectReady(context);
    const given = await field(context, 'give');
    await expect(given.getAttribute('value')?.replaceAll(',', '')).toBe(await leastYenFor(context));
  },
};

/** The confirmation after the amount to get was typed: it names that amount. */
export const ConfirmReceivedAmount: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeWanted(context, '500');
    await form.expectReady(context);
    const sheet = await form.review(context);
    await expect(factOf(sheet, storyText(context)('currencyExchange:form.receive'))).toHaveTextContent(
      '$500.00 USD',
    );
  },
};

/** 500 dollars in yen at the current rate, rounded up to the sen. */
async function leastYenFor(context: Context): Promise<string> {
  const yen = Math.ceil((500 / Number(await rateNow(context))) * 100) / 100;
  return String(yen);
}

/** A button has filled in the maximum of one exchange, which is less than the balance. */
export const MaximumFilledIn: Story = {
  tags: ['filled'],
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: storyText(context)('common:most') }),
    );
    await expect(await field(context, 'give')).toHaveValue('5,000,000');
    await form.expectReady(context);
  },
};

/** The currencies were swapped: the typed amount has moved with its currency to the other side. */
export const CurrenciesSwapped: Story = {
  tags: ['filled'],
  parameters: { app: { path, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '20000');
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('currencyExchange:form.swap') }),
    );
    await expect(await field(context, 'receive')).toHaveValue('20,000');
    await expect(window.location.hash).toContain('from=USD&to=JPY');
    await form.expectReady(context);
  },
};

/** The sheet with ten currencies, each with its name and balance. */
export const TenCurrenciesToChooseFrom: Story = {
  parameters: { app: { path, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: new RegExp(`^${t('currencyExchange:form.to')} `) }),
    );
    const sheet = within(await within(document.body).findByRole('dialog'));
    await expect(await sheet.findAllByRole('radio')).toHaveLength(10);
    await expect(await sheet.findByRole('radio', { name: /^TWD/ })).toHaveTextContent(
      t('currencyExchange:currency.TWD'),
    );
  },
};

/** The currency of one side was chosen on the other: the two have changed places. */
export const ChosenOnBothSides: Story = {
  play: async (context) => {
    const t = storyText(context);
    await chooseCurrency(context, 'to', 'KRW');
    await expect(window.location.hash).toContain('from=JPY&to=KRW');
    await chooseCurrency(context, 'from', 'KRW');
    await expect(window.location.hash).toContain('from=KRW&to=JPY');
    await expect(
      await context.canvas.findByText(t('currencyExchange:form.available', { amount: '0 KRW' })),
    ).toBeVisible();
  },
};

/** The confirmation: the given amount is the largest figure, with the exact rate and no fee. */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const sheet = await form.review(context);
    await expect(await within(sheet).findByText('100,000.00')).toBeVisible();
    await expect(factOf(sheet, t('currencyExchange:form.rate'))).toHaveTextContent(await rateNow(context));
    await expect(factOf(sheet, t('currencyExchange:form.fee'))).toHaveTextContent(
      t('currencyExchange:form.noFee'),
    );
    await expect(factOf(sheet, t('currencyExchange:form.receive'))).toHaveTextContent(
      await dollarsFor(context, '100000'),
    );
  },
};

/** The exchange is completed: both amounts at the final rate, and a link to the records. */
export const Done: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    await form.send(context);
    await expect(await context.canvas.findByText(t('currencyExchange:done.title'))).toBeVisible();
    await expect(await context.canvas.findByText('JPY → USD')).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('currencyExchange:done.records') }),
    ).toHaveAttribute('href', '#/user/exchange?tab=records');
  },
};

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the exchange can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The exchange was sent again after the wait that the server had asked for: it is completed. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The exchange was sent again after the server had found it too large: it is completed. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the exchange was sent once: it is completed. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * records.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the exchange was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * An exchange was sent a moment ago, in another tab or before a reload: a note asks to wait for the result,
 * and there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * An exchange sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;

/** The wallets are being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the wallets: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/exchange/Wallets'), tags: ['error'] };

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
