import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at, storyNow } from '../../mocks/scenarios/clock';
import { OrderBlockers } from '../../src/widgets/OrderBlockers/OrderBlockers';
import { onPage } from '../components/onPage';
import { draft, reasonsOf } from '../fixtures/order';
import { stock } from '../fixtures/stock';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

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
    ...{ restrictions: ['disabled', 'frozen', 'tradeBanned'], suspended: true },
    ...{ sessionOpen: false, opensAt },
  }),
  nothing: reasonsOf(draft({ lots: '' }), {
    ...{ available: '0', quote: { latestPrice: stock().latestPrice, quotedAt: storyNow } },
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

export const MarketClosed: Story = {
  play: says((t) => [t('reasons:sessionClosed', { time: '11/24 09:00' })]),
};

/** The next session is not known yet. */
export const SessionJustEnded: Story = {
  args: { reasons: reasonsChoices.justEnded },
  play: says((t) => [t('reasons:sessionEnded')]),
};

export const StalePrice: Story = {
  args: { reasons: reasonsChoices.priceStale },
  play: says((t) => [t('reasons:quoteStale', { seconds: '15' })]),
};

export const Suspended: Story = {
  args: { reasons: reasonsChoices.suspended },
  play: says((t) => [t('reasons:suspended')]),
};

export const NotYetListed: Story = {
  args: { reasons: reasonsChoices.notYetListed },
  play: says((t) => [t('reasons:notYetListed', { date: '2026/11/24' })]),
};

export const FirstPriceMissing: Story = {
  args: { reasons: reasonsChoices.firstPriceMissing },
  play: says((t) => [t('reasons:firstPriceMissing')]),
};

export const Frozen: Story = {
  args: { reasons: reasonsChoices.frozen },
  play: says((t) => [t('reasons:accountFrozen')]),
};

/** All reasons are shown together. */
export const EveryReasonTogether: Story = {
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

/** Fields and balance show their own reasons. */
export const NoReasonsShown: Story = {
  args: {
    reasons: reasonsChoices.nothing,
  },
  play: async (context) => {
    await expect(context.canvas.queryByText(storyText(context)('trade:order.blockedTitle'))).toBeNull();
  },
};
