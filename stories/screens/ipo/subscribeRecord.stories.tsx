import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { SubscribeRecord } from '../../../src/screens/ipo/SubscribeRecord';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { leaveFocus } from '../../support/presses';
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

/** All applications, by what must be done first: the one to pay is on top, then the one that is won, then those to be drawn. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = await recordsOf(context, 'applications');
    const rowAt = (place: number) => list.querySelector(`[aria-posinset="${place}"]`);
    for (const [index, result] of (['pendingPayment', 'won', 'awaitingDraw'] as const).entries())
      await waitFor(() => expect(rowAt(index + 1)).toHaveTextContent(t(`ipo:result.${result}`)));
  },
};

/** The results of all draws: won, paid, not won; above them, that all that is paid can be lost. */
export const LotteryRecords: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('ipo:records.lottery') }));
    const list = await recordsOf(context, 'lottery');
    await waitFor(() => expect(within(list).getAllByText(t('ipo:result.pendingPayment'))).toHaveLength(1));
    await expect(within(list).queryByText(t('ipo:result.awaitingDraw'))).toBeNull();
    await expect(await canvas.findByText(t('ipo:loss.all'))).toBeVisible();
    await expect(window.location.hash).toContain('view=lottery');
    leaveFocus();
  },
};

/** A message about the list of applications was sent to customer service: the sheet shows it. */
export const ServiceAboutApplications: Story = {
  tags: ['sent'],
  play: async (context) => {
    await recordsOf(context, 'applications');
    await expectServiceMessage(context);
  },
};

/** A message about the list of draws was sent to customer service: the sheet shows it. */
export const ServiceAboutTheLottery: Story = {
  tags: ['sent'],
  parameters: { app: { path: `${path}?view=lottery`, scenario: 'ipoWinner' } },
  play: async (context) => {
    await recordsOf(context, 'lottery');
    await expectServiceMessage(context);
  },
};

/** The member has applied for no issue yet: the screen says so, with a link to the new issues. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('ipo:records.empty.applications'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:records.browse') })).toBeVisible();
  },
};

/** The applications are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The applications couldn't be read: the screen says so. */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('malformed', '/ipo/Records')] } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('common:failure.malformed')),
    ).toBeVisible();
  },
};

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
