import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { claimReward } from '../../../mocks/exchange/rewards/claimReward';
import { fault } from '../../../mocks/faults';
import { claimSignInReward } from '../../../src/api/contract/rewards';
import { Pj } from '../../../src/screens/rewards/Pj';
import { prepareExchange, restrict, withExchange } from '../../support/exchange';
import { expectInSight } from '../../support/layout';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { expectServiceOpens } from '../../support/service';
import { showInPicture } from '../../support/showInPicture';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { claimButton, signInDays } from './rewardSteps';

const meta = {
  title: 'Screens/user/pj',
  component: Pj,
  parameters: { app: { path: '/user/pj', scenario: 'demo' } },
} satisfies Meta<typeof Pj>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reward for seven sign-ins was claimed: the screen says that it was paid, and the history has it. */
export const RewardClaimed: Story = {
  tags: ['sent'],
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(new RegExp(t('rewards:reward.ready', { amount: '100' }))),
    ).toBeVisible();
    await pressWhenReady(await claimButton(context));
    await waitFor(() => expect(context.canvas.getByText(t('rewards:reward.claimed'))).toBeVisible());
    const rewards = await withExchange(context, ({ world }) => Object.values(world.rewards.rewards));
    await expect(rewards.map(({ amount }) => amount)).toEqual(['100']);
    // Only rows near the window are rendered.
    showInPicture(await context.canvas.findByRole('heading', { name: t('rewards:history.title') }));
    // A row that is read again is another element.
    await waitFor(() => expect(context.canvas.getByText(/^\+100\.00/)).toBeVisible());
  },
};

/** After fifteen sign-ins two rewards wait: the gauge is full, and the text names both. */
export const TwoRewardsWaiting: Story = {
  beforeEach: prepareExchange(signInDays(15)),
  play: async (context) => {
    const t = storyText(context);
    const gauge = await context.canvas.findByRole('meter', { name: t('rewards:reward.progress') });
    await expect(gauge).toHaveAttribute(
      'aria-valuetext',
      t('rewards:reward.reading', { have: 7, needed: 7 }),
    );
    await expect(
      await context.canvas.findByText(
        new RegExp(t('rewards:reward.readyMore', { amount: '100', waiting: 2 })),
      ),
    ).toBeVisible();
  },
};

/** The reward had been claimed on another phone: an alert says that sign-ins are missing for another one. */
export const RewardClaimedMeanwhile: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, claimSignInReward, (exchange, member) => void claimReward(exchange, member));
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:notEnoughSignIns'));
    await waitFor(async () =>
      expect(await claimButton(context)).toHaveAccessibleDescription(
        t('rewards:reward.blocked', { missing: 7 }),
      ),
    );
  },
};

/** No answer came to the claim: a warning says that the result is unknown, and it isn't offered again. */
export const ResultUnknownOfReward: Story = {
  tags: ['unknown'],
  parameters: { app: { faults: [fault('offline', claimSignInReward.path)] } },
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('meter', { name: t('rewards:reward.progress') }),
    ).toHaveAttribute('aria-valuetext', t('rewards:reward.reading', { have: 7, needed: 7 }));
    const check = t('trade:unknown.records.check');
    await expectInSight(await context.canvas.findByRole('link', { name: check }));
    await expect(
      context.canvas.queryByRole('button', { name: t('rewards:reward.claim', { amount: '100' }) }),
    ).toBeNull();
  },
};

/** The books are closed for some minutes at night: an alert says that the system is busy. */
export const RewardAtNight: Story = {
  tags: ['refused'],
  // From 10:15 to 04:04.
  beforeEach: prepareExchange(signInDays(7), minutesLater(17 * 60 + 49)),
  play: async (context) => {
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:systemBusy'),
    );
  },
};

/** The account is frozen: the button to claim says so, and customer service can be reached. */
export const Frozen: Story = {
  tags: ['blocked'],
  beforeEach: prepareExchange(signInDays(7), restrict('frozen')),
  play: async (context) => {
    const reason = storyText(context)('reasons:accountFrozen');
    await waitFor(async () => expect(await claimButton(context)).toHaveAccessibleDescription(reason));
    await expectServiceOpens(context);
  },
};

/** The account was frozen before the claim arrived: an alert refuses it. */
export const FrozenMeanwhile: Story = {
  tags: ['refused'],
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    changeBeforeCall(context, claimSignInReward, restrict('frozen'));
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:accountFrozen'),
    );
  },
};
