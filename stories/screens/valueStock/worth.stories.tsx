import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Worth } from '../../../src/screens/valueStock/Worth';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/home/worth';

const meta = {
  title: 'Screens/home/worth',
  component: Worth,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Worth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten stocks of the week at the prices of the day, what the list is, and the deadline for applications. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('valueStock:title') });
    await expect(await within(list).findAllByRole('link')).toHaveLength(10);
    await expect(await context.canvas.findByText(t('valueStock:about'))).toBeVisible();
    await expect(await context.canvas.findByText(t('gates:window.open', { time: '11:30' }))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('valueStock:records.short') }),
    ).toHaveAttribute('href', '#/home/worthList');
  },
};

/** At noon the screen says when applications open again. */
export const NoonBreak: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    const opens = storyText(context)('gates:window.opensOn', { time: '11/20 12:30' });
    await expect(await context.canvas.findByText(opens)).toBeVisible();
  },
};

/** In the evening the prices of the next trading day are shown. */
export const PricesOfTheNextDay: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(
      (await context.canvas.findAllByText(t('valueStock:priceOn', { date: '11/24' })))[0],
    ).toBeVisible();
  },
};

/**
 * The address names an offer of another day: the screen says that its price is no longer valid, with a link
 * to the list.
 */
export const OfferGone: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?offer=1055.W-2026-11-19`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('valueStock:gone'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('valueStock:records.browse') }),
    ).toBeVisible();
  },
};

/** No stocks are offered now: the screen says when a new list comes out. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('empty', '/valueStock/List')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('valueStock:emptyHint'))).toBeVisible();
  },
};

/** The stocks of the week are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the stocks of the week: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/valueStock/List'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
