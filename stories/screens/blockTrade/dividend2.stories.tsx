import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Dividend2 } from '../../../src/screens/blockTrade/Dividend2';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/common/dividend2';

const meta = {
  title: 'Screens/common/dividend2',
  component: Dividend2,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend2>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every block of today: minimum bid and market price, fewest and most shares, sale lock, and what is left
 * today.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('blockTrade:title') });
    const links = await within(list).findAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(links[0]).toHaveAttribute('href', '#/common/dividend2?offer=20261120-503N.N');
    await expect(
      await context.canvas.findByText(t('blockTrade:leftToday', { applications: '3', shares: '60,000' })),
    ).toBeVisible();
  },
};

/** At noon the blocks can still be read: the screen says when bids are accepted again. */
export const OutsideHours: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    const opens = storyText(context)('gates:window.opens', { time: '12:30' });
    await expect(await context.canvas.findByText(opens)).toBeVisible();
  },
};

/** No blocks are offered today: the screen says that new ones are listed every trading day. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('empty', '/blockTrade/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('blockTrade:emptyHint'))).toBeVisible();
  },
};

/** A link from yesterday names an offer that is gone: the screen says so, with a link to today's offers. */
export const OfferGone: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?offer=20261119-672M.E` } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('blockTrade:gone'))).toBeVisible();
    const offers = await context.canvas.findByRole('link', { name: t('blockTrade:records.browse') });
    await expect(offers).toHaveAttribute('href', '#/common/dividend2');
  },
};

/** The blocks are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the rules of block trades: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/blockTrade/Rules'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
