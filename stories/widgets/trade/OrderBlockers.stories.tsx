import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at, storyNow } from '../../../mocks/scenarios/clock';
import { Stack } from '../../../src/components/Stack/Stack';
import { OrderBlockers } from '../../../src/widgets/trade/OrderBlockers/OrderBlockers';
import { onPage } from '../../components/onPage';
import { draft, reasonsOf } from '../../fixtures/order';
import { stock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';
import { orderTicketArgs, StatefulOrderTicket } from './orderTicketSteps';

const opensAt = at('2026-11-24', '09:00');

const reasonsChoices = {
  marketClosed: reasonsOf(draft(), { sessionOpen: false, opensAt }),
  justEnded: reasonsOf(draft(), { sessionOpen: false }),
  priceStale: reasonsOf(draft(), { now: storyNow + 60_000 }),
  suspended: reasonsOf(draft(), { suspended: true }),
  notYetListed: reasonsOf(draft(), { listedOn: '2026-11-24' }),
  firstPriceMissing: reasonsOf(draft(), { listedOn: '2026-11-20', tradedToday: false }),
  frozen: reasonsOf(draft(), { restrictions: ['frozen'] }),
  everything: reasonsOf(draft(), {
    restrictions: ['disabled', 'frozen', 'tradeBanned'],
    suspended: true,
    sessionOpen: false,
    opensAt,
  }),
  nothing: reasonsOf(draft({ lots: '' }), {
    available: '0',
    quote: { latestPrice: stock().latestPrice, quotedAt: storyNow },
  }),
} satisfies Record<string, ComponentProps<typeof OrderBlockers>['reasons']>;

const meta = {
  title: 'Widgets/Orders and positions/OrderBlockers',
  component: OrderBlockers,
  decorators: [onPage],
  args: { reasons: reasonsChoices.marketClosed },
  argTypes: { reasons: choices(reasonsChoices) },
} satisfies Meta<typeof OrderBlockers>;

export default meta;
type Story = StoryObj<typeof meta>;

type Text = ReturnType<typeof storyText>;

/** Expects all of these sentences. */
const says =
  (sentences: (t: Text) => string[]): Story['play'] =>
  async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:order.blockedTitle'))).toBeVisible();
    for (const sentence of sentences(t))
      await expect(await context.canvas.findByText(sentence)).toBeVisible();
  };

/** No order is possible because the market is closed; the next opening is named. */
export const MarketClosed: Story = {
  tags: ['main', 'blocked'],
  play: says((t) => [t('reasons:sessionClosed', { time: '11/24 09:00' })]),
};

/** No order is possible because the session has just ended; the next one is not known yet. */
export const SessionJustEnded: Story = {
  tags: ['blocked'],
  args: { reasons: reasonsChoices.justEnded },
  play: says((t) => [t('reasons:sessionEnded')]),
};

/** The latest price is older than 15 seconds: the member can wait for a new one or use a limit. */
export const StalePrice: Story = {
  tags: ['blocked'],
  args: { reasons: reasonsChoices.priceStale },
  play: says((t) => [t('reasons:quoteStale', { seconds: '15' })]),
};

/** No order is possible because trading in the stock is suspended. */
export const Suspended: Story = {
  tags: ['blocked'],
  args: { reasons: reasonsChoices.suspended },
  play: says((t) => [t('reasons:suspended')]),
};

/** No order is possible because the stock is not listed yet; the date of its listing is named. */
export const NotYetListed: Story = {
  tags: ['blocked'],
  args: { reasons: reasonsChoices.notYetListed },
  play: says((t) => [t('reasons:notYetListed', { date: '2026/11/24' })]),
};

/** A new stock has no first price yet: only a limit order is possible. */
export const FirstPriceMissing: Story = {
  tags: ['blocked'],
  args: { reasons: reasonsChoices.firstPriceMissing },
  play: says((t) => [t('reasons:firstPriceMissing')]),
};

/** No order is possible because the account is frozen. */
export const Frozen: Story = {
  tags: ['blocked'],
  args: { reasons: reasonsChoices.frozen },
  play: says((t) => [t('reasons:accountFrozen')]),
};

/** Five reasons against an order are shown together. */
export const EveryReasonTogether: Story = {
  tags: ['blocked'],
  args: {
    reasons: reasonsChoices.everything,
  },
  play: async (context) => {
    await says((t) => [
      t('reasons:accountDisabled'),
      t('reasons:accountFrozen'),
      t('reasons:tradeBanned'),
      t('reasons:suspended'),
      t('reasons:sessionClosed', { time: '11/24 09:00' }),
    ])?.(context);
    await expectFits(context.canvasElement);
  },
};

/** Nothing is shown: missing lots and balance are explained at their fields. */
export const NoReasonsShown: Story = {
  args: {
    reasons: reasonsChoices.nothing,
  },
  play: async (context) => {
    await expect(context.canvas.queryByText(storyText(context)('trade:order.blockedTitle'))).toBeNull();
  },
};

/** Wrong: the reasons follow a form that was filled in for nothing. */
export const DontPutBelowTheForm: Story = {
  render: (args) => (
    <Stack>
      <StatefulOrderTicket {...orderTicketArgs} />
      <OrderBlockers {...args} />
    </Stack>
  ),
};
