import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fundRecordPage } from '../../../mocks/exchange/fundRecords/fundRecords';
import { fundRecordView } from '../../../mocks/exchange/fundRecords/fundRecordView';
import { Refusal } from '../../../mocks/exchange/refusal';
import { fault } from '../../../mocks/faults';
import { handle } from '../../../mocks/handlers/handle';
import { serve } from '../../../mocks/handlers/serve';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios';
import { fundRecords } from '../../../src/api/contract/fundRecords';
import type { FundRecordKind } from '../../../src/domain/fundRecords/fundRecordsVocabulary';
import { kindOfFundRecord } from '../../../src/domain/fundRecords/fundRecordTypes';
import { FundingDetails } from '../../../src/screens/fundRecords/FundingDetails';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { storyExchange } from '../../support/exchange';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { fundList, rowsOf } from './fundSteps';

const path = '/user/FundingDetails';

const meta = {
  title: 'Screens/user/FundingDetails',
  component: FundingDetails,
  parameters: { app: { path, scenario: 'whale' } },
} satisfies Meta<typeof FundingDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every balance change, newest first, of all kinds and months. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect((await rowsOf(context)).length).toBeGreaterThan(5);
    const kinds = new RegExp(`^${t('fundRecords:records.kinds')} ${t('fundRecords:records.allKinds')}`);
    await expect(await context.canvas.findByRole('button', { name: kinds })).toBeVisible();
  },
};

/** The list was scrolled down: more records have been loaded. */
export const RecordsPageByPage: Story = {
  play: async (context) => {
    await rowsOf(context);
    const heightOf = async () => (await fundList(context)).getBoundingClientRect().height;
    const first = await heightOf();
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(await heightOf()).toBeGreaterThan(1.5 * first);
    });
  },
};

/** The next page of records can't be loaded: the rows stay, and a button below them tries again. */
export const NextPageFails: Story = {
  tags: ['error'],
  beforeEach: ({ msw, loaded }) => {
    msw.use(
      serve(
        handle(storyExchange({ loaded }).store, fundRecords, ({ page, ...filter }, { exchange, member }) => {
          if (page > 1) throw new Refusal('systemBusy');
          const { items, hasMore } = fundRecordPage(exchange, member, { page, ...filter });
          return { items: items.map((change) => fundRecordView(exchange, change)), hasMore };
        }),
      ),
    );
  },
  play: async (context) => {
    const t = storyText(context);
    await rowsOf(context);
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    });
    await expect(await context.canvas.findByText(t('errors:systemBusy'))).toBeVisible();
  },
};

/** Records of one kind, chosen in the address. */
const ofKind = (kind: FundRecordKind, scenario: ScenarioName): Story => ({
  parameters: { app: { path: `${path}?kind=${kind}`, scenario } },
  play: async (context) => {
    const t = storyText(context);
    const types = Object.entries(kindOfFundRecord)
      .filter(([, of]) => of === kind)
      .map(([type]) => t(`fundRecords:type.${type as keyof typeof kindOfFundRecord}`));
    for (const row of await rowsOf(context))
      await expect(types.some((type) => row.textContent?.startsWith(type))).toBe(true);
  },
});

/** The records of deposits alone. */
export const DepositsOnly: Story = ofKind('deposit', 'verified');
/** The records of withdrawals alone: requested, paid, returned. */
export const WithdrawalsOnly: Story = ofKind('withdrawal', 'verified');
/** The records of orders and positions alone. */
export const OrdersOnly: Story = ofKind('order', 'trader');
/** The records of new issues alone: applied, not won, paid, listed. */
export const IposOnly: Story = ofKind('ipo', 'ipoWinner');
/** The records of block trades alone. */
export const BlockTradesOnly: Story = ofKind('blockTrade', 'whale');
/** The records of copy trades alone: started and ended. */
export const CopyTradingOnly: Story = ofKind('copyTrading', 'investor');
/** The records of lock-ups alone: bought, daily results, ended. */
export const LockUpsOnly: Story = ofKind('lockUp', 'investor');
/** The records of value stocks alone. */
export const ValueStocksOnly: Story = ofKind('valueStock', 'investor');
/** The records of share repurchases alone. */
export const BuybacksOnly: Story = ofKind('buyback', 'investor');
/** The records of currency exchange alone. */
export const CurrencyExchangeOnly: Story = ofKind('currencyExchange', 'investor');
/** The records of loans alone: paid out and repaid. */
export const LoansOnly: Story = ofKind('loan', 'debtor');
/** The records of rewards alone. */
export const RewardsOnly: Story = ofKind('reward', 'whale');

/** The records of one month alone. */
export const RecordsOfOneMonth: Story = {
  parameters: { app: { path: `${path}?month=2026-10`, scenario: 'investor' } },
  play: async (context) => {
    for (const row of await rowsOf(context)) await expect(row).toHaveTextContent('2026/10/');
  },
};

async function choose(context: Context, label: string, option: string): Promise<void> {
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: new RegExp(`^${label} `) }),
  );
  const sheet = within(await within(document.body).findByRole('dialog'));
  await context.userEvent.click(await sheet.findByRole('radio', { name: option }));
}

/** A kind and a month were chosen in sheets: the records of both are listed. */
export const ChosenFilters: Story = {
  parameters: { app: { path, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    await choose(context, t('fundRecords:records.kinds'), t('fundRecords:kind.currencyExchange'));
    await waitFor(() => expect(window.location.hash).toBe(`#${path}?kind=currencyExchange`));
    await choose(context, t('fundRecords:records.months'), '2026/10');
    await waitFor(() => expect(window.location.hash).toContain('month=2026-10'));
    await waitFor(async () => expect(await rowsOf(context)).toHaveLength(4));
    for (const row of await rowsOf(context)) {
      await expect(row).toHaveTextContent(t('fundRecords:type.currencyExchanged'));
      await expect(row).toHaveTextContent('2026/10/');
    }
  },
};

/** No record matches the chosen kind and month: the screen says so, with a button to show all. */
export const NoRecordsOfThisKind: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?kind=loan&month=2026-11`, scenario: 'investor' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('fundRecords:records.noneFound'))).toBeVisible();
    const name = t('fundRecords:records.showAll');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

/** No record matched the filters, and all were asked for: the records of all kinds and months are listed. */
export const AllRecordsInstead: Story = {
  parameters: { app: { path: `${path}?kind=loan&month=2026-11`, scenario: 'investor' } },
  play: async (context) => {
    const name = storyText(context)('fundRecords:records.showAll');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await expect((await rowsOf(context)).length).toBeGreaterThan(0);
    await expect(window.location.hash).toBe(`#${path}`);
  },
};

/** The address names a kind and a month that don't exist: all records are listed. */
export const WrongValuesInTheAddress: Story = {
  parameters: { app: { path: `${path}?kind=lottery&month=2026-13`, scenario: 'demo' } },
  play: async (context) => {
    await expect((await rowsOf(context)).length).toBeGreaterThan(0);
  },
};

/** The balance of the member has never changed: the screen says that there are no records yet, and leads to a deposit. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('fundRecords:records.empty'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('home:entrances.deposit') }),
    ).toHaveAttribute('href', '#/user/rechargeChannel');
    await expect(context.canvas.queryByRole('list')).toBeNull();
  },
};

/** The records are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server is busy and refuses to list the records: the screen and a toast say so. */
export const Refused: Story = {
  tags: ['refused'],
  parameters: { app: { path, faults: [fault('refuse', '/fund/Records', 'systemBusy')] } },
  play: async (context) => {
    const words = storyText(context)('errors:systemBusy');
    const page = within(document.body);
    await expect(await page.findByText(words, { selector: 'main *' })).toBeVisible();
    await expect(await page.findByText(words, { selector: '[data-toast] p' })).toBeVisible();
  },
};

/** The server can't list the records: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/fund/Records'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** The records of withdrawals, on hold, done and returned. */
export const HeldDoneAndReturnedRecords: Story = {
  parameters: { app: { path: `${path}?kind=withdrawal`, scenario: 'verified' } },
  play: async (context) => {
    const t = storyText(context);
    await rowsOf(context);
    const list = await fundList(context);
    await waitFor(() => expect(list).toHaveTextContent(t('fundRecords:status.success')));
  },
};
