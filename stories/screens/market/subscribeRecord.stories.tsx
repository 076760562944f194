import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { SubscribeRecord } from '../../../src/screens/market/SubscribeRecord';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';

const path = '/market/subscribeRecord';

const meta = {
  title: 'Screens/market/subscribeRecord',
  component: SubscribeRecord,
  parameters: { app: { path, scenario: 'ipoWinner' } },
} satisfies Meta<typeof SubscribeRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const recordsOf = (context: Context, view: 'applications' | 'lottery') =>
  context.canvas.findByRole('list', { name: storyText(context)(`ipo:records.${view}`) });

/** All applications, newest first, each with its status. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await recordsOf(context, 'applications');
    await waitFor(() =>
      expect(within(list).getAllByText(t('ipo:result.awaitingDraw')).length).toBeGreaterThan(1),
    );
    await expect((await within(list).findAllByRole('link'))[0]).toHaveAttribute(
      'href',
      '#/market/subscribeDetail?id=I884',
    );
  },
};

/** The lottery records: outcomes of all draws. */
export const LotteryRecords: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('ipo:records.lottery') }));
    const list = await recordsOf(context, 'lottery');
    await waitFor(() => expect(within(list).getAllByText(t('ipo:result.pendingPayment'))).toHaveLength(1));
    await expect(within(list).queryByText(t('ipo:result.awaitingDraw'))).toBeNull();
    await expect(window.location.hash).toContain('view=lottery');
  },
};

/** Customer service opens for all applications; a question about one is asked from its record. */
export const ServiceAboutApplications: Story = {
  play: async (context) => {
    await recordsOf(context, 'applications');
    await expectServiceMessage(context);
  },
};

export const ServiceAboutTheLottery: Story = {
  parameters: { app: { path: `${path}?view=lottery`, scenario: 'ipoWinner' } },
  play: async (context) => {
    await recordsOf(context, 'lottery');
    await expectServiceMessage(context);
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('ipo:records.empty.applications'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:records.browse') })).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = {
  parameters: { app: { path, faults: [fault('malformed', '/ipo/Records')] } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('common:failure.malformed')),
    ).toBeVisible();
  },
};

export const Offline: Story = offlineStory();
