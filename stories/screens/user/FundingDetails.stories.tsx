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
import { kindOfFundRecord } from '../../../src/domain/fundRecordTypes';
import type { FundRecordKind } from '../../../src/domain/vocabulary';
import { FundingDetails } from '../../../src/screens/user/FundingDetails';
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
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect((await rowsOf(context)).length).toBeGreaterThan(5);
    const kinds = new RegExp(`^${t('fundRecords:records.kinds')} ${t('fundRecords:records.allKinds')}`);
    await expect(await context.canvas.findByRole('button', { name: kinds })).toBeVisible();
  },
};

/** The list loads page after page. */
export const RecordsPageByPage: Story = {
  play: async (context) => {
    await rowsOf(context);
    const { canvas } = context;
    const t = storyText(context);
    const saved = (records: number) =>
      canvas.queryByRole('button', { name: t('fundRecords:records.export', { records }) });
    await expect(saved(20)).toBeVisible();
    await waitFor(
      async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(saved(20)).toBeNull();
        await expect(saved(40) ?? saved(60) ?? saved(80)).toBeVisible();
      },
      { timeout: 10_000 },
    );
    window.scrollTo(0, 0);
  },
};

/** The next page fails: loaded rows stay, and a retry is offered. */
export const NextPageFails: Story = {
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
    await waitFor(
      async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
      },
      { timeout: 10_000 },
    );
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

export const DepositsOnly: Story = ofKind('deposit', 'verified');
export const WithdrawalsOnly: Story = ofKind('withdrawal', 'verified');
export const OrdersOnly: Story = ofKind('order', 'trader');
export const IposOnly: Story = ofKind('ipo', 'ipoWinner');
export const BlockTradesOnly: Story = ofKind('blockTrade', 'whale');
export const CopyTradingOnly: Story = ofKind('copyTrading', 'investor');
export const LockUpsOnly: Story = ofKind('lockUp', 'investor');
export const ValueStocksOnly: Story = ofKind('valueStock', 'investor');
export const BuybacksOnly: Story = ofKind('buyback', 'investor');
export const CurrencyExchangeOnly: Story = ofKind('currencyExchange', 'investor');
export const LoansOnly: Story = ofKind('loan', 'debtor');
export const RewardsOnly: Story = ofKind('reward', 'whale');

/** Records of one month, chosen in the address. */
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

/** Filters are chosen in sheets and kept in the address. Months go back to the member's first. */
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

/** No record of this kind: a link shows all records. */
export const NoRecordsOfThisKind: Story = {
  parameters: { app: { path: `${path}?kind=loan&month=2026-11`, scenario: 'investor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('fundRecords:records.noneFound'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('fundRecords:records.showAll') }));
    await expect((await rowsOf(context)).length).toBeGreaterThan(0);
    await expect(window.location.hash).toBe(`#${path}`);
  },
};

/** Invalid values in the address are ignored. */
export const WrongValuesInTheAddress: Story = {
  parameters: { app: { path: `${path}?kind=lottery&month=2026-13`, scenario: 'demo' } },
  play: async (context) => {
    await expect((await rowsOf(context)).length).toBeGreaterThan(0);
  },
};

/** No change yet. */
export const Empty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('fundRecords:records.empty'))).toBeVisible();
    await expect(context.canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = loadingStory();

/** The server's refusal is shown in place, and once as a toast. */
export const Refused: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/fund/Records', 'systemBusy')] } },
  play: async (context) => {
    const words = storyText(context)('errors:systemBusy');
    const page = within(document.body);
    await expect(await page.findByText(words, { selector: 'main *' })).toBeVisible();
    await expect(await page.findByText(words, { selector: '[data-toast] p' })).toBeVisible();
  },
};

export const Fails: Story = failsStory('/fund/Records');

export const Offline: Story = offlineStory();

/** Held, done and returned records side by side. */
export const HeldDoneAndReturnedRecords: Story = {
  parameters: { app: { path: `${path}?kind=withdrawal`, scenario: 'verified' } },
  play: async (context) => {
    const t = storyText(context);
    await rowsOf(context);
    const list = await fundList(context);
    await waitFor(() => expect(list).toHaveTextContent(t('fundRecords:status.success')));
  },
};
