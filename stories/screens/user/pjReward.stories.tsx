import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { claimReward } from '../../../mocks/exchange/rewards/claimReward';
import { claimSignInReward } from '../../../src/api/contract/rewards';
import { Pj } from '../../../src/screens/user/Pj';
import { prepareExchange, restrict, withExchange } from '../../support/exchange';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { expectServiceOpens } from '../../support/service';
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

/** After seven sign-ins the reward is claimed and paid at once. */
export const RewardClaimed: Story = {
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(new RegExp(t('rewards:reward.ready', { amount: '100' }))),
    ).toBeVisible();
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByText(t('rewards:reward.claimed'))).toBeVisible();
    const rewards = await withExchange(context, ({ world }) => Object.values(world.rewards.rewards));
    await expect(rewards.map(({ amount }) => amount)).toEqual(['100']);
    await expect(await context.canvas.findByText(/^\+100\.00/)).toBeVisible();
  },
};

/** Fifteen sign-ins: the gauge stays at one reward, and both rewards are named. */
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

/** Claimed on another phone meanwhile: it is paid once. */
export const RewardClaimedMeanwhile: Story = {
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

/** No answer: claiming is not offered again, and a link leads to the records (decision 5). */
export const ResultUnknownOfReward: Story = {
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    const t = storyText(context);
    dropResponse(context, claimSignInReward);
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    await expect(
      context.canvas.queryByRole('button', { name: t('rewards:reward.claim', { amount: '100' }) }),
    ).toBeNull();
  },
};

/** The books are closed for some minutes each night. */
export const RewardAtNight: Story = {
  // From 10:15 to 04:04.
  beforeEach: prepareExchange(signInDays(7), minutesLater(17 * 60 + 49)),
  play: async (context) => {
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:systemBusy'),
    );
  },
};

/** A frozen account keeps its rewards and cannot claim them now. */
export const Frozen: Story = {
  beforeEach: prepareExchange(signInDays(7), restrict('frozen')),
  play: async (context) => {
    const reason = storyText(context)('reasons:accountFrozen');
    await waitFor(async () => expect(await claimButton(context)).toHaveAccessibleDescription(reason));
    await expectServiceOpens(context);
  },
};

/** The account was frozen after the screen opened. */
export const FrozenMeanwhile: Story = {
  beforeEach: prepareExchange(signInDays(7)),
  play: async (context) => {
    changeBeforeCall(context, claimSignInReward, restrict('frozen'));
    await pressWhenReady(await claimButton(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:accountFrozen'),
    );
  },
};
