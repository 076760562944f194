import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cancelAllOrders as cancelEverything } from '../../../mocks/exchange/trade/cancelAllOrders';
import { cancelOrder as cancelNow } from '../../../mocks/exchange/trade/cancelOrder';
import { cancelAllOrders, cancelOrder } from '../../../src/api/contract/trade';
import { joinSentences } from '../../../src/lib/joinSentences';
import { Positions } from '../../../src/screens/trade/Positions';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import {
  type ExchangeAction,
  giveHugeBalance,
  prepareExchange,
  refetchAll,
  withExchange,
} from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeBeforeCall } from '../../support/network';
import { openQuestion, pressWhenReady } from '../../support/presses';
import { factOf, rowTexts } from '../../support/queries';
import { failsStory, loadingStory, offlineStory, restrictedStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { placeOrder } from './detailSteps';
import { listOf, tabOf } from './listSteps';

const path = '/position/position';

const meta = {
  title: 'Screens/position/position',
  component: Positions,
  parameters: { app: { path, scenario: 'trader' } },
} satisfies Meta<typeof Positions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts of the rendered cards, in order. Each begins with its name. */
const textsIn = async (list: HTMLElement) =>
  (await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent);

/** Chooses another sort order. */
async function sortBy(context: Context, from: 'risk', to: 'profit' | 'loss' | 'name' | 'nearest') {
  const t = storyText(context);
  const name = `${t('position:sort.label')} ${t(`position:sort.${from}`)}`;
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  const sheet = within(await screen.findByRole('dialog'));
  await context.userEvent.click(await sheet.findByRole('radio', { name: t(`position:sort.${to}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Open positions and those preparing to close, with their sums. Every tab shows its count. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    const rows = await rowTexts(list);
    await expect(rows).toHaveLength(4);
    const inStatus = (status: string) => rows.filter((row) => row.includes(status));
    // The tab says it.
    await expect(inStatus(t('trade:status.holding'))).toHaveLength(0);
    await expect(inStatus(t('trade:status.preparingToClose'))).toHaveLength(1);
    // The words of the tabs are explained.
    await expect(
      await context.canvas.findByText(
        joinSentences([t('position:sourceNote.competition'), t('position:groupNote.inProgress')]),
      ),
    ).toBeVisible();
    await expect(await context.canvas.findByText(t('position:sums.profit'))).toBeVisible();
    await expect(await tabOf(context, 'inProgress', 4)).toBeChecked();
    await expect(await tabOf(context, 'placing', 2)).toBeVisible();
    await expect(await tabOf(context, 'terminated', 3)).toBeVisible();
  },
};

/** Prices have moved while the list was open: cards and sums have followed. */
export const LivePricesMoveTheSums: Story = {
  play: async (context) => {
    await listOf(context);
    const label = await context.canvas.findByText(storyText(context)('position:sums.profit'));
    const figure = () => label.nextElementSibling?.textContent;
    const before = figure();
    await withExchange(context, minutesLater(5));
    await waitFor(() => expect(figure()).not.toBe(before));
  },
};

/** The sum of profit and loss was tapped: a sheet shows its calculation, with the closing fees. */
export const SumExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('trade:calculation.title') }),
    );
    const sheet = await screen.findByRole('dialog', { name: t('position:sums.profit') });
    await expect(factOf(sheet, t('home:fees.closing'))).toHaveTextContent(/^−[1-9]/);
  },
};

/** The list sorted by name, after the order was chosen in a sheet. */
export const SortedByName: Story = {
  play: async (context) => {
    const before = await textsIn(await listOf(context));
    await sortBy(context, 'risk', 'name');
    await expect(window.location.hash).toContain('sort=name');
    await waitFor(async () => expect(await textsIn(await listOf(context))).not.toEqual(before));
  },
};

/** Waiting orders: each has its distance from the market and a button to cancel it. */
export const PendingOrders: Story = {
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await tabOf(context, 'placing', 2));
    const list = within(await listOf(context));
    await expect(await list.findByText(t('trade:status.pendingOrder'))).toBeVisible();
    // An order, and a closing that waits.
    await expect(await list.findByText(t('trade:status.preparingToClose'))).toBeVisible();
    await expect(await list.findAllByText(t('position:pending.distance'))).toHaveLength(2);
    await expect(await context.canvas.findByText(t('position:sums.frozen'))).toBeVisible();
    await expect(window.location.hash).toContain('group=placing');
  },
};

/** Cancels the first order of the list and confirms. */
async function cancelFirst(context: Context) {
  const t = storyText(context);
  const list = within(await listOf(context));
  await context.userEvent.click(await list.findByRole('button', { name: t('trade:detail.cancel') }));
  const question = await openQuestion();
  await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.submit') }));
}

const placing = { app: { path: `${path}?group=placing`, scenario: 'trader' } } as const;

/** The only waiting order was cancelled: a message says so, and only the closing that waits is left. */
export const CancelFromTheList: Story = {
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    await cancelFirst(context);
    await expect(await context.canvas.findByText(t('trade:result.cancelledTitle'))).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(t('trade:status.pendingOrder'))).toBeNull());
    await expect(await context.canvas.findByText(t('trade:status.preparingToClose'))).toBeVisible();
  },
};

/** Asks to cancel everything that waits. */
async function askToCancelAll(context: Context) {
  const name = storyText(context)('conditions:cancelAll.submit');
  await pressWhenReady(await context.canvas.findByRole('button', { name }));
  return openQuestion();
}

/** Everything is to be cancelled: the question says how many orders, and what is released. */
export const CancelAllAsked: Story = {
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    const question = await askToCancelAll(context);
    await expect(await question.findByText(t('conditions:cancelAll.title'))).toBeVisible();
  },
};

/** Everything that waited was cancelled: a message says how many, and nothing waits any more. */
export const AllCancelled: Story = {
  tags: ['done'],
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    const question = await askToCancelAll(context);
    const name = t('conditions:cancelAll.submit');
    await context.userEvent.click(await question.findByRole('button', { name }));
    await expect(await context.canvas.findByText(t('conditions:cancelAll.done'))).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(t('trade:status.pendingOrder'))).toBeNull());
  },
};

/** Everything had been cancelled on another phone: a message refuses it. */
export const AllCancelledMeanwhile: Story = {
  tags: ['refused'],
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    const question = await askToCancelAll(context);
    changeBeforeCall(context, cancelAllOrders, (exchange, member) => {
      cancelEverything(exchange, member);
    });
    const name = t('conditions:cancelAll.submit');
    await context.userEvent.click(await question.findByRole('button', { name }));
    await expect(await context.canvas.findByText(t('errors:orderNotPending'))).toBeVisible();
  },
};

/** The account is frozen: the button to cancel an order says so, and asks no question. */
export const CancelBlocked: Story = {
  tags: ['blocked'],
  parameters: { app: { ...placing.app, scenario: 'frozen' } },
  play: async (context) => {
    const t = storyText(context);
    const list = within(await listOf(context));
    const cancel = await list.findByRole('button', { name: t('trade:detail.cancel') });
    await waitFor(() => expect(cancel).toHaveAccessibleDescription(t('reasons:accountFrozen')));
    await context.userEvent.click(cancel);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The order had already been cancelled on another phone: a message says that it is too late. */
export const CancelledMeanwhile: Story = {
  tags: ['refused'],
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    changeBeforeCall(context, cancelOrder, (exchange, member) => cancelNow(exchange, member, 'P9'));
    await cancelFirst(context);
    await expect(await context.canvas.findByText(t('position:tooLate.title'))).toBeVisible();
  },
};

/**
 * The order, cancelled on another phone, left the list before the answer came: a message still says that it
 * is too late.
 */
export const GoneBeforeTheAnswer: Story = {
  tags: ['refused'],
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    const cancelElsewhere: ExchangeAction = (exchange, member) => {
      cancelNow(exchange, member, 'P9');
    };
    changeBeforeCall(context, cancelOrder, cancelElsewhere, async () => {
      await refetchAll(context);
      await waitFor(() => expect(context.canvas.queryByText(t('trade:status.pendingOrder'))).toBeNull());
    });
    await cancelFirst(context);
    await expect(await context.canvas.findByText(t('position:tooLate.title'))).toBeVisible();
  },
};

/** What has ended: closed with a profit, closed with a loss, cancelled; and the total result. */
export const TerminatedPositions: Story = {
  parameters: { app: { path: `${path}?group=terminated`, scenario: 'trader' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await waitFor(() => expect(canvas.getAllByText(t('trade:status.closed'))).toHaveLength(2));
    await expect(await canvas.findByText(t('trade:status.cancelled'))).toBeVisible();
    await expect(await canvas.findByText(t('position:sums.realised'))).toBeVisible();
  },
};

/** Closed positions sorted by result: the largest loss comes first. */
export const TerminatedByLoss: Story = {
  parameters: { app: { path: `${path}?group=terminated&sort=loss`, scenario: 'trader' } },
  play: async (context) => {
    const list = await listOf(context);
    const [first] = await within(list).findAllByRole('listitem');
    await expect(first).toHaveTextContent(storyText(context)('market:result.loss'));
  },
};

/** The tab of positions from block trades: this member has none, and a link leads to block trades. */
export const OtherSourcesHaveTheirTabs: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('position:source.auction') }));
    await expect(await canvas.findByText(t('position:empty.auction.inProgress'))).toBeVisible();
    const way = await canvas.findByRole('link', { name: t('position:empty.auction.action') });
    await expect(way).toHaveAttribute('href', '#/common/dividend2');
  },
};

/** The member holds no position: the screen says so, with a link to the market. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'demo' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('position:empty.competition.inProgress'))).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: t('position:empty.competition.action') }),
    ).toHaveAttribute('href', '#/market/market');
  },
};

/** Positions of the largest order that is possible: sums and results stay on their line. */
export const HugeFigures: Story = {
  beforeEach: prepareExchange(
    giveHugeBalance,
    placeOrder({ lots: '500', leverage: 10 }),
    placeOrder({ lots: '500', leverage: 1 }),
  ),
  play: async (context) => {
    await expect((await rowTexts(await listOf(context))).length).toBe(6);
    await waitFor(() => expectFits(context.canvasElement));
  },
};

/** The account is frozen: the screen says what still works. */
export const Frozen: Story = { ...restrictedStory('frozen'), tags: ['blocked'] };

/** Opening positions is not allowed: the screen says that they can still be closed. */
export const Banned: Story = { ...restrictedStory('tradeBanned'), tags: ['blocked'] };

/** The positions are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the positions: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/trade/Positions'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
