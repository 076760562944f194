import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { depositChannels as channels } from '../../../mocks/exchange/deposits/channels';
import { rejectDeposit } from '../../../mocks/exchange/transfers/seed';
import { fault } from '../../../mocks/faults';
import { depositChannels } from '../../../src/api/contract/deposits';
import { RechargeChannel } from '../../../src/screens/deposits/RechargeChannel';
import { everyMode } from '../../support/everyMode';
import { withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { storyText } from '../../support/storyText';

const path = '/user/rechargeChannel';

const meta = {
  title: 'Screens/user/rechargeChannel',
  component: RechargeChannel,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof RechargeChannel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every channel with its limits, hours and description. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  tags: ['main', 'each-language'],
  play: async (context) => {
    const { canvas, canvasElement, globals } = context;
    const t = storyText(context);
    const list = await canvas.findByRole('list', { name: t('deposits:channels') });
    const ways = await within(list).findAllByRole('link');
    await expect(ways).toHaveLength(channels.length);
    for (const [index, { id, name }] of channels.entries()) {
      await expect(ways[index]).toHaveAttribute('href', `#/user/recharge?channel=${id}`);
      await expect(ways[index]).toHaveTextContent(name[globals.locale as 'jp']);
    }
    const minato = t('transfers:between', { minimum: '¥5,000', maximum: '¥1,000,000' });
    await expect(ways[1]).toHaveTextContent(minato);
    await expect(ways[1]).toHaveTextContent(t('gates:window.open', { time: '15:00' }));
    await expect(await canvas.findByText(t('deposits:howSteps', { review: 3, booking: 1 }))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/**
 * The server reports longer hours, on a holiday: methods with the usual hours still open at their time of the
 * next trading day.
 */
export const SpecifiedHoursApply: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  beforeEach: (context) => {
    const late = { opens: '08:00', closes: '23:00', open: true, changesAt: '2026-11-23T14:00:00.000Z' };
    changeResponse(context, depositChannels, (response) => ({
      ...response,
      hours: late,
      // One bank has shorter hours, which its description names.
      channels: response.channels.map((channel) =>
        channel.hours?.opens === response.hours?.opens ? { ...channel, hours: late } : channel,
      ),
    }));
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const opens = t('gates:window.opensOn', { time: '11/24 09:30' });
    // All channels but that bank and customer service, and the general hours.
    await waitFor(() => expect(canvas.getAllByText(opens)).toHaveLength(channels.length - 1));
    await expect(await canvas.findByText(t('gates:window.opensOn', { time: '11/24 10:00' }))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** The account is frozen: a note says what still works, with a button to contact customer service. */
export const Frozen: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'frozen' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('home:restricted.frozen'))).toBeVisible();
    await expectServiceOpens(context);
  },
};

/** In the evening each deposit method says when it opens. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const t = storyText(context);
    await waitFor(() =>
      expect(
        context.canvas.getAllByText(t('gates:window.opensOn', { time: '11/24 09:30' })).length,
      ).toBeGreaterThan(1),
    );
  },
};

/** A deposit is under review: a note above the methods names it, with a link to follow it. */
export const UnderReview: Story = {
  parameters: { app: { path, scenario: 'underReview' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('transfers:pending.deposit', { amount: '¥300,000.00' })),
    ).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('transfers:follow') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/user\/rechargeChannel\?id=T/),
    );
  },
};

/** No deposit method is available: the screen says so, and its button writes to customer service. */
export const NoChannels: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'demo', faults: [fault('empty', '/deposit/Channels')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('deposits:noChannels'))).toBeVisible();
    await expectServiceOpens(context, ({ canvas }) =>
      canvas.findByRole('button', { name: t('support:contact') }),
    );
  },
};

/** After a rejected deposit all methods are open again. */
export const OpenAfterARejection: Story = {
  beforeEach: (context) => withExchange(context, (exchange, member) => void rejectDeposit(exchange, member)),
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('list', { name: t('deposits:channels') });
    await expect(context.canvas.queryByRole('link', { name: t('transfers:follow') })).toBeNull();
  },
};

/** The deposit methods are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the deposit methods: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/deposit/Channels'), tags: ['error'] };

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
