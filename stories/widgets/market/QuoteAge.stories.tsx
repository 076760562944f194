import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, storyNow } from '../../../mocks/scenarios/clock';
import { QuoteAge } from '../../../src/widgets/market/QuoteAge/QuoteAge';
import { onPage } from '../../components/onPage';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/QuoteAge',
  component: QuoteAge,
  decorators: [onPage],
  args: { quotedAt: storyNow - 2_000, now: storyNow, maxAgeMs: 15_000, trading: true },
} satisfies Meta<typeof QuoteAge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The time of a price that is two seconds old. */
export const FreshPrice: Story = {
  tags: ['main'],
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('stock:asOf', { time: '10:14:58' }))).toBeVisible();
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
};

/** A price of exactly 15 seconds is still fresh: only its time is shown. */
export const FifteenSecondsOld: Story = {
  args: { quotedAt: storyNow - 15_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
};

/** A price older than 15 seconds during a session: its age is stated and announced. */
export const StalePrice: Story = {
  args: { quotedAt: storyNow - 15_001 },
  play: async ({ canvas, loaded }) => {
    const stale = storyText({ loaded })('stock:staleFor', { time: '10:14:44', seconds: 15 });
    await expect(await within(await canvas.findByRole('status')).findByText(stale)).toBeVisible();
  },
};

/** Outside the sessions and for suspended stocks an old price is normal: only its date is shown. */
export const OldPriceOutsideSessions: Story = {
  args: { trading: false, quotedAt: at('2026-11-19', '15:30') },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('stock:asOf', { time: '11/19 15:30' }))).toBeVisible();
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
};

/**
 * A stock not traded today: its price is stated as old, with the date, because a time alone would look like
 * today’s.
 */
export const OfAnotherDay: Story = {
  args: { quotedAt: at('2026-11-19', '15:30') },
  play: async ({ canvas, loaded }) => {
    const stale = storyText({ loaded })('stock:staleFor', { time: '11/19 15:30', seconds: 15 });
    await expect(await within(await canvas.findByRole('status')).findByText(stale)).toBeVisible();
  },
};
