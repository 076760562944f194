import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cancelOrder as cancelNow } from '../../../mocks/exchange/trade/cancelOrder';
import { cancelOrder } from '../../../src/api/contract/trade';
import { joinSentences } from '../../../src/lib/joinSentences';
import { Positions } from '../../../src/screens/position/Positions';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { type ExchangeAction, refetchAll, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { factOf, rowTexts } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
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
async function sortBy(context: Context, from: 'newest', to: 'profit' | 'loss' | 'name' | 'nearest') {
  const t = storyText(context);
  const name = `${t('position:sort.label')} ${t(`position:sort.${from}`)}`;
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  const sheet = within(await screen.findByRole('dialog'));
  await context.userEvent.click(await sheet.findByRole('radio', { name: t(`position:sort.${to}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Open positions and those preparing to close, with their sums. Every tab shows its count. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    const rows = await rowTexts(list);
    await expect(rows).toHaveLength(4);
    const inStatus = (status: string) => rows.filter((row) => row.includes(status));
    await expect(inStatus(t('trade:status.holding')).length).toBeGreaterThan(1);
    await expect(inStatus(t('trade:status.preparingToClose'))).toHaveLength(1);
    // The words of the tabs are explained.
    await expect(
      await context.canvas.findByText(
        joinSentences([t('position:sourceNote.competition'), t('position:groupNote.inProgress')]),
      ),
    ).toBeVisible();
    await expect(await context.canvas.findByText(t('position:sums.profit'))).toBeVisible();
    await expect(await tabOf(context, 'inProgress', 4)).toBeChecked();
    await expect(await tabOf(context, 'placing', 1)).toBeVisible();
    await expect(await tabOf(context, 'terminated', 3)).toBeVisible();
  },
};

/** Prices move: cards and sums follow. */
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

/** The calculation of the sum opens with a tap. */
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

/** Sorted by name, and by the largest loss: the address keeps it, so it survives a reload. */
export const SortedByNameAndLoss: Story = {
  play: async (context) => {
    const before = await textsIn(await listOf(context));
    await sortBy(context, 'newest', 'name');
    await expect(window.location.hash).toContain('sort=name');
    await waitFor(async () => expect(await textsIn(await listOf(context))).not.toEqual(before));
  },
};

/** Waiting orders, each with its distance from the market and a cancel button. */
export const PendingOrders: Story = {
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await tabOf(context, 'placing', 1));
    const list = within(await listOf(context));
    await expect(await list.findByText(t('trade:status.pendingOrder'))).toBeVisible();
    await expect(await list.findByText(t('position:pending.distance'))).toBeVisible();
    await expect(await context.canvas.findByText(t('position:sums.frozen'))).toBeVisible();
    await expect(window.location.hash).toContain('group=placing');
  },
};

/** Cancels the first order of the list and confirms. */
async function cancelFirst(context: Context) {
  const t = storyText(context);
  const list = within(await listOf(context));
  await context.userEvent.click(await list.findByRole('button', { name: t('trade:detail.cancel') }));
  const question = within(await screen.findByRole('alertdialog'));
  await context.userEvent.click(await question.findByRole('button', { name: t('position:cancel.submit') }));
}

const placing = { app: { path: `${path}?group=placing`, scenario: 'trader' } } as const;

/** The cancelled order leaves this list and appears under terminated. */
export const CancelFromTheList: Story = {
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    await cancelFirst(context);
    await expect(await context.canvas.findByText(t('trade:result.cancelledTitle'))).toBeVisible();
    await expect(await context.canvas.findByText(t('position:empty.competition.placing'))).toBeVisible();
    await expect(await tabOf(context, 'placing', 0)).toBeChecked();
  },
};

/** A frozen account cannot cancel: the button says so, and no question opens. */
export const CancelBlocked: Story = {
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

/** It had been cancelled on another phone: a message says so. */
export const CancelledMeanwhile: Story = {
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    changeBeforeCall(context, cancelOrder, (exchange, member) => cancelNow(exchange, member, 'P9'));
    await cancelFirst(context);
    await expect(await context.canvas.findByText(t('position:tooLate.title'))).toBeVisible();
  },
};

/** Polling removes the order from the list before the answer arrives: the message is shown all the same. */
export const GoneBeforeTheAnswer: Story = {
  parameters: placing,
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    const cancelElsewhere: ExchangeAction = (exchange, member) => {
      cancelNow(exchange, member, 'P9');
    };
    changeBeforeCall(context, cancelOrder, cancelElsewhere, async () => {
      await refetchAll(context);
      await context.canvas.findByText(t('position:empty.competition.placing'));
    });
    await cancelFirst(context);
    await expect(await context.canvas.findByText(t('position:tooLate.title'))).toBeVisible();
  },
};

/** Closed with a profit, closed with a loss, cancelled; and the total result. */
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

/** Sort orders other than by time request all records. */
export const TerminatedByLoss: Story = {
  parameters: { app: { path: `${path}?group=terminated&sort=loss`, scenario: 'trader' } },
  play: async (context) => {
    const list = await listOf(context);
    const [first] = await within(list).findAllByRole('listitem');
    await expect(first).toHaveTextContent(storyText(context)('market:result.loss'));
  },
};

/** Block trades and copy trades have their own tabs. This member has none and gets a link to them. */
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

/** An empty state with a link to the market. */
export const Empty: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('position:empty.competition.inProgress'))).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: t('position:empty.competition.action') }),
    ).toHaveAttribute('href', '#/market/market');
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/trade/Positions');

export const Offline: Story = offlineStory();
