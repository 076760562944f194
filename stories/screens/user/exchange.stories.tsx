import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Exchange } from '../../../src/screens/user/Exchange';
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

/** Starts with yen to dollars: rate, bank, age, balance, and no fee. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(
      await canvas.findByText(t('currencyExchange:rate.label', { currency: 'USD' }), undefined, {
        timeout: 5000,
      }),
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

/** The given amount is typed. The received amount and both remaining balances follow. */
export const GivenAmountTyped: Story = {
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

/** The received amount is typed. The smallest sufficient given amount follows. */
export const ReceivedAmountTyped: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeWanted(context, '500');
    await form.expectReady(context);
    const given = await field(context, 'give');
    await expect(given.getAttribute('value')?.replaceAll(',', '')).toBe(await leastYenFor(context));
    const sheet = await form.review(context);
    await expect(factOf(sheet, t('currencyExchange:form.receive'))).toHaveTextContent('$500.00 USD');
  },
};

/** 500 dollars in yen at the current rate, rounded up to the sen. */
async function leastYenFor(context: Context): Promise<string> {
  const yen = Math.ceil((500 / Number(await rateNow(context))) * 100) / 100;
  return String(yen);
}

/** The whole balance, up to the maximum of one exchange. */
export const WholeBalanceFilledIn: Story = {
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: storyText(context)('currencyExchange:form.all') }),
    );
    await expect(await field(context, 'give')).toHaveValue('5,000,000');
    await form.expectReady(context);
  },
};

/** Swapping moves the typed amount with its currency. */
export const CurrenciesSwapped: Story = {
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

/** Ten currencies, each with its name and balance. */
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

/** Choosing the same currency on the other side swaps them: both sides always differ. */
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

/** Both amounts at the final rate, and a link to the records. */
export const Done: Story = {
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

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/exchange/Wallets');

export const Offline: Story = offlineStory();
