import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { decideReview } from '../../../mocks/exchange/backOffice';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { reject } from '../../../mocks/exchange/valueStock/decide';
import { fault } from '../../../mocks/faults';
import { valueStockCancel } from '../../../src/api/contract/valueStock';
import { WorthList } from '../../../src/screens/valueStock/WorthList';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { type ExchangeAction, refetchAll, restrict, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { rowTexts } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { serviceSheet } from '../../support/service';
import { storyText } from '../../support/storyText';

const path = '/home/worthList';

const meta = {
  title: 'Screens/home/worthList',
  component: WorthList,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof WorthList>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('valueStock:records.title') });

const cardsOf = async (context: Context) => within(await listOf(context)).findAllByRole('article');

const cancelButton = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('valueStock:cancel') });

/** The application that is under review. */
function pendingIn({ world }: Exchange) {
  const pending = Object.values(world.valueStock.applications).find(
    ({ status }) => status === 'pendingReview',
  );
  if (!pending) throw new Error('no application is under review');
  return pending;
}

/**
 * The applications, newest first: under review, cancelled, rejected, and approved with a link to the
 * position.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const rows = await rowTexts(await listOf(context));
    const statuses = ['pendingReview', 'cancelled', 'rejected', 'passed'] as const;
    await expect(rows).toHaveLength(4);
    for (const [index, status] of statuses.entries())
      await expect(rows[index]).toContain(t(`valueStock:status.${status}`));
    await expect(await context.canvas.findByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/position\/positionDetail\?id=P/),
    );
  },
};

/** A waiting application was cancelled: its card says that the amount on hold was released. */
export const Cancelled: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await cancelButton(context));
    await waitFor(async () =>
      expect((await cardsOf(context))[0]).toHaveTextContent(t('valueStock:news.cancelled')),
    );
    await expect(context.canvas.queryByRole('button', { name: t('valueStock:cancel') })).toBeNull();
  },
};

/**
 * The market had moved too far from the price by the time of the review: the card of the application says so.
 */
export const MarketMovedTooFar: Story = {
  tags: ['refused'],
  play: async (context) => {
    await cardsOf(context);
    await withExchange(context, (exchange) => reject(exchange, pendingIn(exchange), 'priceMoved'));
    await refetchAll(context);
    const message = storyText(context)('valueStock:rejection.priceMoved');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** Rejects the application under review while the list is open. Resolves with its order number and its card. */
async function rejectByReview(context: Context) {
  await cancelButton(context);
  const number = await withExchange(context, (exchange) => {
    const pending = pendingIn(exchange);
    reject(exchange, pending, 'review');
    return pending.orderNumber;
  });
  await refetchAll(context);
  const message = storyText(context)('valueStock:rejection.review');
  // Another one was rejected like this before; the latest comes first.
  await waitFor(() => expect(context.canvas.getAllByText(message)).toHaveLength(2));
  const card = (await context.canvas.findAllByText(message))[0]?.closest('article');
  if (!card) throw new Error('it is on no card');
  return { number, card };
}

/** The review didn't approve an application: its card says so, and offers customer service. */
export const RejectedByReview: Story = {
  tags: ['refused'],
  play: async (context) => {
    const { card } = await rejectByReview(context);
    const name = storyText(context)('support:contact');
    await expect(await within(card).findByRole('button', { name })).toBeVisible();
  },
};

/**
 * The sheet of customer service, opened from a rejected application: it names the order that goes with a
 * message.
 */
export const ServiceAboutTheRejection: Story = {
  play: async (context) => {
    const { number, card } = await rejectByReview(context);
    const name = storyText(context)('support:contact');
    await context.userEvent.click(await within(card).findByRole('button', { name }));
    const carried = storyText(context)('support:carriesOrder', { number });
    await expect(await (await serviceSheet(context)).findByText(carried)).toBeVisible();
  },
};

const refused = (action: ExchangeAction, message: 'orderNotPending' | 'accountFrozen'): Story => ({
  play: async (context) => {
    const button = await cancelButton(context);
    changeBeforeCall(context, valueStockCancel, action);
    await context.userEvent.click(button);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)(`errors:${message}`),
    );
  },
});

/**
 * The review had decided before the application was cancelled: an alert says that it is no longer pending.
 */
export const DecidedMeanwhile: Story = {
  ...refused(
    (exchange) => decideReview(exchange, 'valueStock', pendingIn(exchange).id, 'pass'),
    'orderNotPending',
  ),
  tags: ['refused'],
};

/** The account was frozen before the application was cancelled: an alert refuses it. */
export const FrozenMeanwhileOfCancelling: Story = {
  ...refused(restrict('frozen'), 'accountFrozen'),
  tags: ['refused'],
};

/**
 * No answer came to the cancellation: a warning says that the result is unknown, and it isn't offered again.
 */
export const ResultUnknownOfCancelling: Story = {
  tags: ['unknown'],
  parameters: { app: { faults: [fault('offline', valueStockCancel.path)] } },
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await cancelButton(context));
    await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    const [newest] = await cardsOf(context);
    await expect(newest).toHaveTextContent(t('valueStock:status.pendingReview'));
    await expect(context.canvas.queryByRole('button', { name: t('valueStock:cancel') })).toBeNull();
  },
};

/** The member has applied for nothing yet: the screen says so, with a link to the stocks. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('valueStock:records.empty'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('valueStock:records.browse') }),
    ).toBeVisible();
  },
};

/** The applications are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the applications: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/valueStock/Orders'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
