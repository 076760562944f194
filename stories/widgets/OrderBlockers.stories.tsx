import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, storyNow } from '../../mocks/scenarios/clock';
import { OrderBlockers } from '../../src/widgets/OrderBlockers/OrderBlockers';
import { onPage } from '../components/onPage';
import { draft, reasonsOf } from '../fixtures/order';
import { stock } from '../fixtures/stock';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const opensAt = at('2026-11-24', '09:00');

const meta = {
  title: 'Widgets/OrderBlockers',
  component: OrderBlockers,
  decorators: [onPage],
  args: { reasons: reasonsOf(draft(), { sessionOpen: false, opensAt }) },
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
export const JustEnded: Story = {
  args: { reasons: reasonsOf(draft(), { sessionOpen: false }) },
  play: says((t) => [t('reasons:sessionEnded')]),
};

export const PriceStale: Story = {
  args: { reasons: reasonsOf(draft(), { now: storyNow + 60_000 }) },
  play: says((t) => [t('reasons:quoteStale', { seconds: '15' })]),
};

export const Suspended: Story = {
  args: { reasons: reasonsOf(draft(), { suspended: true }) },
  play: says((t) => [t('reasons:suspended')]),
};

export const NotYetListed: Story = {
  args: { reasons: reasonsOf(draft(), { listedOn: '2026-11-24' }) },
  play: says((t) => [t('reasons:notYetListed', { date: '2026/11/24' })]),
};

export const FirstPriceMissing: Story = {
  args: { reasons: reasonsOf(draft(), { listedOn: '2026-11-20', tradedToday: false }) },
  play: says((t) => [t('reasons:firstPriceMissing')]),
};

export const Frozen: Story = {
  args: { reasons: reasonsOf(draft(), { restrictions: ['frozen'] }) },
  play: says((t) => [t('reasons:accountFrozen')]),
};

/** All reasons are shown together. */
export const Everything: Story = {
  args: {
    reasons: reasonsOf(draft(), {
      ...{ restrictions: ['disabled', 'frozen', 'tradeBanned'], suspended: true },
      ...{ sessionOpen: false, opensAt },
    }),
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
export const Nothing: Story = {
  args: {
    reasons: reasonsOf(draft({ lots: '' }), {
      ...{ available: '0', quote: { latestPrice: stock().latestPrice, quotedAt: storyNow } },
    }),
  },
  play: async (context) => {
    await expect(context.canvas.queryByText(storyText(context)('trade:order.blockedTitle'))).toBeNull();
  },
};
