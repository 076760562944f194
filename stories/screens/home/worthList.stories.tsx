import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { decideReview } from '../../../mocks/exchange/backOffice';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { reject } from '../../../mocks/exchange/valueStock/decide';
import { valueStockCancel } from '../../../src/api/contract/valueStock';
import { WorthList } from '../../../src/screens/home/WorthList';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { type ExchangeAction, refetchAll, restrict, withExchange } from '../../support/exchange';
import { closeByBack } from '../../support/navigation';
import { changeBeforeCall, dropResponse } from '../../support/network';
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

/** Under review, cancelled, rejected and passed, newest first. The passed one links to its position. */
export const Default: Story = {
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

/** A waiting application is cancelled: the full frozen amount is returned. */
export const Cancelled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await cancelButton(context));
    await waitFor(async () =>
      expect((await cardsOf(context))[0]).toHaveTextContent(t('valueStock:news.cancelled')),
    );
    await expect(context.canvas.queryByRole('button', { name: t('valueStock:cancel') })).toBeNull();
  },
};

/** The market had moved too far from the price by the time of the review. */
export const MarketMovedTooFar: Story = {
  play: async (context) => {
    await cardsOf(context);
    await withExchange(context, (exchange) => reject(exchange, pendingIn(exchange), 'priceMoved'));
    await refetchAll(context);
    const message = storyText(context)('valueStock:rejection.priceMoved');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The review did not approve it. Customer service can explain; the message names the order. */
export const RejectedByReview: Story = {
  play: async (context) => {
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
    const name = storyText(context)('support:contact');
    await context.userEvent.click(await within(card).findByRole('button', { name }));
    const carried = storyText(context)('support:carriesOrder', { number });
    await expect(await (await serviceSheet(context)).findByText(carried)).toBeVisible();
    await closeByBack();
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

/** The review decides before the press. */
export const DecidedMeanwhile: Story = refused(
  (exchange) => decideReview(exchange, 'valueStock', pendingIn(exchange).id, 'pass'),
  'orderNotPending',
);

export const FrozenMeanwhileOfCancelling: Story = refused(restrict('frozen'), 'accountFrozen');

/** No answer came: it may have been cancelled. Cancelling is not offered again. */
export const ResultUnknownOfCancelling: Story = {
  play: async (context) => {
    const t = storyText(context);
    const button = await cancelButton(context);
    dropResponse(context, valueStockCancel);
    await context.userEvent.click(button);
    await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('valueStock:cancel') })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('valueStock:records.empty'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('valueStock:records.browse') }),
    ).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/valueStock/Orders');

export const Offline: Story = offlineStory();
