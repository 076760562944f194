import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { referenceInYen } from '../../../mocks/exchange/currencyExchange/references';
import { walletsView } from '../../../mocks/exchange/currencyExchange/view';
import type { Exchange as ExchangeState } from '../../../mocks/exchange/exchange';
import type { Member } from '../../../mocks/exchange/world';
import { fault } from '../../../mocks/faults';
import { handle } from '../../../mocks/handlers/handle';
import { serve } from '../../../mocks/handlers/serve';
import { currencyWallets } from '../../../src/api/contract/currencyExchange';
import { add, multiply, round } from '../../../src/domain/decimal';
import { formatMoney } from '../../../src/format/money';
import { Exchange } from '../../../src/screens/currencyExchange/Exchange';
import type { Context } from '../../support/context';
import { storyExchange, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';

const at = (tab: string) => `/user/exchange?tab=${tab}` as const;

const meta = {
  title: 'Screens/user/exchange',
  component: Exchange,
  parameters: { app: { path: at('records'), scenario: 'investor' } },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

const listCalled = (context: Context, tab: 'balances' | 'records') =>
  context.canvas.findByRole('list', { name: storyText(context)(`currencyExchange:tabs.${tab}`) });

/** All ten currencies, with their value in yen. Each row links to its exchange. */
export const BalancesOfAllCurrencies: Story = {
  parameters: { app: { path: at('balances'), scenario: 'investor' } },
  play: async (context) => {
    const rows = await within(await listCalled(context, 'balances')).findAllByRole('link');
    await expect(rows).toHaveLength(10);
    await expect(rows[3]).toHaveAttribute('href', '#/user/exchange?tab=exchange&from=USD&to=JPY');
    await expect(rows[5]).toHaveAttribute('href', '#/user/exchange?tab=exchange&from=JPY&to=USD');
    // INR-to-USD (specification 3).
    await expect(rows[9]).toHaveAttribute('href', '#/user/exchange?tab=exchange&from=INR&to=USD');
  },
};

const withEuros = (exchange: ExchangeState, member: Member) => {
  const view = walletsView(exchange, member);
  const yenRate = referenceInYen(exchange, 'EUR');
  const valueInYen = round(multiply('1234.5', yenRate), 2, 'down');
  return {
    ...view,
    wallets: [...view.wallets, { currency: 'EUR' as const, balance: '1234.5', yenRate, valueInYen }],
    totalInYen: add(String(view.totalInYen), valueInYen),
  };
};

/**
 * The server reports a balance in euros, too: it is listed in its own format, without a link to an exchange,
 * and belongs to the total.
 */
export const BalancesInEuros: Story = {
  parameters: { app: { path: at('balances'), scenario: 'investor' } },
  beforeEach: ({ msw, loaded }) =>
    msw.use(
      serve(
        handle(storyExchange({ loaded }).store, currencyWallets, (_, { exchange, member }) =>
          withEuros(exchange, member),
        ),
      ),
    ),
  play: async (context) => {
    const list = within(await listCalled(context, 'balances'));
    await expect(await list.findByText('1.234,50 €')).toBeVisible();
    await expect(await list.findAllByRole('listitem')).toHaveLength(11);
    await expect(await list.findAllByRole('link')).toHaveLength(10);
    const { wallets, totalInYen } = await withExchange(context, withEuros);
    await expect(totalInYen).toBe(add(...wallets.map(({ valueInYen }) => String(valueInYen))));
    await expect(await context.canvas.findByText(formatMoney(totalInYen))).toBeVisible();
  },
};

/**
 * Prices for information below the balances: pairs and a coin in dollars, and yen in euros, each in its format
 * (specification 9).
 */
export const ReferencePrices: Story = {
  parameters: { app: { path: at('balances'), scenario: 'investor' } },
  play: async (context) => {
    const name = storyText(context)('currencyExchange:references.title');
    const list = await context.canvas.findByRole('list', { name });
    const rows = await within(list).findAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    const [euro, pound, coin, yen] = rows;
    for (const pair of [euro, pound]) await expect(pair).toHaveTextContent(/USD\$\d\.\d{4}$/);
    await expect(coin).toHaveTextContent(/USD\$\d{2,3},\d{3}\.\d\d$/);
    await expect(yen).toHaveTextContent(/EUR\d{2},\d\d €$/);
    await expect(within(list).queryByRole('link')).toBeNull();
    list.scrollIntoView({ block: 'center' });
  },
};

/** The reference prices can't be loaded: their part says so, and the balances are shown. */
export const ReferencePricesFail: Story = {
  tags: ['error'],
  parameters: {
    app: {
      path: at('balances'),
      scenario: 'investor',
      faults: [fault('serverError', '/exchange/References')],
    },
  },
  play: async (context) => {
    await expect(await listCalled(context, 'balances')).toBeVisible();
    const retry = await context.canvas.findByRole('button', { name: storyText(context)('common:retry') });
    await expect(retry).toBeVisible();
    retry.scrollIntoView({ block: 'center' });
  },
};

/** The balances of a beginner: ten million yen, and nothing in other currencies. */
export const BalancesOfBeginner: Story = {
  parameters: { app: { path: at('balances'), scenario: 'demo' } },
  play: async (context) => {
    const list = within(await listCalled(context, 'balances'));
    await expect(await list.findByRole('link', { name: /^JPY/ })).toHaveTextContent('10,000,000.00');
    await expect(await list.findByRole('link', { name: /^KRW/ })).toHaveTextContent(/0\D/);
  },
};

/** Every exchange, newest first: given, received, rate and its bank. */
export const RecordsNewestFirst: Story = {
  play: async (context) => {
    const list = await listCalled(context, 'records');
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(4));
    const [latest] = await within(list).findAllByRole('article');
    await expect(latest).toHaveTextContent('USD → JPY');
    await expect(latest).toHaveTextContent('1,250.50');
  },
};

/** A rate in dollars is in US style (specification 9, FX): that of the first exchange of yen to dollars. */
export const RateInDollars: Story = {
  play: async (context) => {
    const records = await within(await listCalled(context, 'records')).findAllByRole('article');
    const record = records.find((article) => article.textContent.includes('JPY → USD'));
    await expect(record).toHaveTextContent(/1 JPY = \$0\.00\d+ USD/);
    record?.scrollIntoView({ block: 'nearest' });
  },
};

/** The tab of records, opened from that of the exchange. */
export const ToTheRecords: Story = {
  parameters: { app: { path: at('exchange'), scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('currencyExchange:tabs.records') }),
    );
    await listCalled(context, 'records');
    await expect(window.location.hash).toContain('tab=records');
  },
};

/** The member has exchanged nothing yet: the screen says so, with a link to the exchange. */
export const NoRecords: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('records'), scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('currencyExchange:record.empty'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('currencyExchange:record.start') }),
    ).toBeVisible();
  },
};

const loading = async (context: Context) =>
  expect(await context.canvas.findByRole('status')).toHaveTextContent(storyText(context)('common:loading'));

const failed = async (context: Context) =>
  expect(await context.canvas.findByText(storyText(context)('common:failure.server'))).toBeVisible();

/** The records are being loaded: a skeleton stands for them. */
export const RecordsLoading: Story = {
  tags: ['loading'],
  parameters: { app: { path: at('records'), faults: [fault('hang')] } },
  play: loading,
};

/** The server can't list the records: the failure is shown. */
export const RecordsFail: Story = {
  tags: ['error'],
  parameters: { app: { path: at('records'), faults: [fault('serverError', '/exchange/Records')] } },
  play: failed,
};

/** The balances are being loaded: a skeleton stands for them. */
export const BalancesLoading: Story = {
  tags: ['loading'],
  parameters: { app: { path: at('balances'), faults: [fault('hang')] } },
  play: loading,
};

/** The server can't list the balances: the failure is shown. */
export const BalancesFail: Story = {
  tags: ['error'],
  parameters: { app: { path: at('balances'), faults: [fault('serverError', '/exchange/Wallets')] } },
  play: failed,
};
