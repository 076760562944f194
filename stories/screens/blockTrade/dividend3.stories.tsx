import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { applyForBlockTrade } from '../../../mocks/exchange/blockTrade/apply';
import { bidWithVerdict } from '../../../mocks/exchange/blockTrade/bids';
import { blockTradeReviewQueue } from '../../../mocks/exchange/blockTrade/review';
import { Dividend3 } from '../../../src/screens/blockTrade/Dividend3';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { refetchAll, withExchange } from '../../support/exchange';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';

const path = '/common/dividend3';

const meta = {
  title: 'Screens/common/dividend3',
  component: Dividend3,
  parameters: { app: { path, scenario: 'whale' } },
} satisfies Meta<typeof Dividend3>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('blockTrade:records.title') });

/** All bids, the latest first: under review, passed and rejected. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    await waitFor(() =>
      expect(within(list).getAllByText(t('blockTrade:status.pendingReview'))).toHaveLength(2),
    );
  },
};

/** Approved bids alone: each card links to the position that the bid became. */
export const PassedWithLinkToPosition: Story = {
  parameters: { app: { path: `${path}?status=passed`, scenario: 'whale' } },
  play: async (context) => {
    const list = await listOf(context);
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(0));
    await expect((await within(list).findAllByRole('link'))[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/position\/positionDetail\?id=P/),
    );
    await expect(within(list).queryByText(storyText(context)('blockTrade:status.rejected'))).toBeNull();
  },
};

/** Rejected bids alone: each card has the reason, and that the amount on hold was returned. */
export const Rejected: Story = {
  tags: ['refused'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('blockTrade:status.rejected') }));
    const list = await listOf(context);
    await waitFor(() =>
      expect(within(list).getAllByText(t('blockTrade:rejection.belowSellersPrice')).length).toBeGreaterThan(
        0,
      ),
    );
    await expect(window.location.hash).toContain('status=rejected');
  },
};

/** Places a bid and rejects it. Resolves with its order number. */
async function rejectByReview(context: Context): Promise<string> {
  const number = await withExchange(context, (exchange, member) => {
    const bid = bidWithVerdict(exchange, 'passed');
    if (!bid) throw new Error('nothing is offered');
    const { id, orderNumber } = applyForBlockTrade(exchange, member, bid);
    blockTradeReviewQueue.decide(exchange, id, 'reject');
    return orderNumber;
  });
  await refetchAll(context);
  const message = storyText(context)('blockTrade:rejection.review');
  await expect(await context.canvas.findByText(message)).toBeVisible();
  return number;
}

/**
 * The review rejected a bid, whatever its price: the card says that the amount was released, and offers
 * customer service.
 */
export const RejectedByReview: Story = {
  tags: ['refused'],
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => void (await rejectByReview(context)),
};

/** A message about a rejected bid was sent to customer service: the sheet shows it, with the order number. */
export const ServiceAboutTheRejection: Story = {
  tags: ['sent'],
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => expectServiceMessage(context, await rejectByReview(context)),
};

/** The member has placed no bid yet: the screen says so, with a link to the offers. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('blockTrade:records.empty'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('blockTrade:records.browse') }),
    ).toBeVisible();
  },
};

/** The bids are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the bids: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/blockTrade/Applications'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
