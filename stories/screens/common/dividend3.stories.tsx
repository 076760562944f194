import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { applyForBlockTrade } from '../../../mocks/exchange/blockTrade/apply';
import { bidWithVerdict } from '../../../mocks/exchange/blockTrade/bids';
import { blockTradeReviewQueue } from '../../../mocks/exchange/blockTrade/review';
import { Dividend3 } from '../../../src/screens/common/Dividend3';
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
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    await waitFor(() =>
      expect(within(list).getAllByText(t('blockTrade:status.pendingReview'))).toHaveLength(2),
    );
  },
};

/** A link leads to the resulting position, under "auction". */
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

/** The reason, and that the full frozen amount was returned. */
export const Rejected: Story = {
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

/** The review refused it, independent of the price. Customer service can explain; the message names the bid. */
export const RejectedByReview: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => {
    const number = await withExchange(context, (exchange, member) => {
      const bid = bidWithVerdict(exchange, 'passed');
      if (!bid) throw new Error('nothing is offered');
      const { id, orderNumber } = applyForBlockTrade(exchange, member, bid);
      blockTradeReviewQueue.decide(exchange, id, 'reject');
      return orderNumber;
    });
    await refetchAll(context);
    await expect(
      await context.canvas.findByText(storyText(context)('blockTrade:rejection.review')),
    ).toBeVisible();
    await expectServiceMessage(context, number);
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('blockTrade:records.empty'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('blockTrade:records.browse') }),
    ).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/blockTrade/Applications');

export const Offline: Story = offlineStory();
