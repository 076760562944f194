import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { signInDaily } from '../../../mocks/exchange/rewards/byDoing';
import { claimReward } from '../../../mocks/exchange/rewards/claimReward';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { signInToday } from '../../../mocks/exchange/rewards/signIn';
import type { Member } from '../../../mocks/exchange/world';
import { fault } from '../../../mocks/faults';
import { claimSignInReward, signIn } from '../../../src/api/contract/rewards';
import { Pj } from '../../../src/screens/user/Pj';
import { type Act, before, loseAnswer, meanwhile, minutesLater } from '../../exchangeActs';
import { factOf } from '../../factOf';
import { actMeanwhile, passTime } from '../../passTime';
import { pressWhenReady } from '../../pressWhenReady';
import { failsStory, loadingStory, offlineStory } from '../../screenStates';
import { expectServiceOpens } from '../../serviceSteps';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/user/pj',
  component: Pj,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/pj', scenario: 'demo' } },
} satisfies Meta<typeof Pj>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Signs in on so many days in a row, up to yesterday; today's morning comes then. */
const daysBefore =
  (days: number): Act =>
  (exchange: Exchange, member: Member) => {
    const { world, now } = exchange;
    signInDaily(world, member, now, days);
    minutesLater(days * 24 * 60)(exchange, member);
  };

const button = (context: PlayContext) =>
  context.canvas.findByRole('button', { name: storyText(context)('rewards:signIn') });

const claim = (context: PlayContext) =>
  context.canvas.findByRole('button', {
    name: storyText(context)('rewards:reward.claim', { amount: '100' }),
  });

const score = (context: PlayContext) => actMeanwhile(context, (_, member) => member.creditScore);

/** Nothing yet: how it works, how far it is to a reward. */
export const Default: Story = {
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('rewards:notice', { points: 1 }))).toBeVisible();
    await expect(await claim(context)).toHaveAccessibleDescription(
      t('rewards:reward.blocked', { missing: 7 }),
    );
    await expect(await context.canvas.findByText(t('rewards:history.empty'))).toBeVisible();
    await expect(await button(context)).not.toHaveAttribute('aria-disabled');
  },
};

/** Once a day: it is said that it is done, and when the next one is. */
export const SignedIn: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const had = await score(context);
    await pressWhenReady(await button(context));
    await expect(await canvas.findByText(t('rewards:signedIn'))).toBeVisible();
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
    await expect(await score(context)).toBe(had + 1);
    await expect(await canvas.findByText(t('rewards:wasSignedIn'))).toBeInTheDocument();
    await expect(await claim(context)).toHaveAccessibleDescription(
      t('rewards:reward.blocked', { missing: 6 }),
    );
  },
};

/** Pressed twice as fast as a machine can: once, and no refusal. */
export const DoubleTap: Story = {
  play: async (context) => {
    const t = storyText(context);
    const press = await button(context);
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled'));
    press.click();
    press.click();
    await expect(await context.canvas.findByText(t('rewards:signedIn'))).toBeVisible();
    await expect(context.canvas.queryByText(t('errors:alreadySignedIn'))).toBeNull();
  },
};

/** Signed in from another phone in between. */
export const SignedInElsewhere: Story = {
  play: async (context) => {
    const t = storyText(context);
    meanwhile(context, signIn, signInToday);
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:alreadySignedIn'));
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
  },
};

export const AnswerLost: Story = {
  play: async (context) => {
    const t = storyText(context);
    loseAnswer(context, signIn);
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('rewards:unanswered'));
    await waitFor(async () => expect(await button(context)).toHaveAccessibleDescription(t('rewards:done')));
  },
};

/** A new day comes while the screen is open. */
export const NextDay: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await button(context));
    await context.canvas.findByText(t('rewards:signedIn'));
    await passTime(context, 24 * 60);
    await waitFor(async () => expect(await button(context)).not.toHaveAttribute('aria-disabled'));
    await pressWhenReady(await button(context));
    await waitFor(() =>
      expect(factOf(context.canvasElement, t('rewards:streak'))).toHaveTextContent(
        t('rewards:days', { days: 2 }),
      ),
    );
  },
};

/** The month before can be looked at. */
export const FormerMonth: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('rewards:earlier') }));
    const october = await canvas.findByRole('table', { name: t('rewards:calendar', { month: '2026/10' }) });
    await waitFor(() =>
      expect(within(october).getAllByText(t('rewards:wasSignedIn')).length).toBeGreaterThan(5),
    );
    await userEvent.click(await canvas.findByRole('button', { name: t('rewards:earlier') }));
    await canvas.findByRole('table', { name: t('rewards:calendar', { month: '2026/09' }) });
    for (const _ of ['10', '11'])
      await userEvent.click(await canvas.findByRole('button', { name: t('rewards:later') }));
    await expect(
      await canvas.findByRole('table', { name: t('rewards:calendar', { month: '2026/11' }) }),
    ).toBeVisible();
  },
};

/** Seven sign-ins: the reward is claimed and paid at once. */
export const RewardClaimed: Story = {
  beforeEach: before(daysBefore(7)),
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(new RegExp(t('rewards:reward.ready', { amount: '100' }))),
    ).toBeVisible();
    await pressWhenReady(await claim(context));
    await expect(await context.canvas.findByText(t('rewards:reward.claimed'))).toBeVisible();
    const rewards = await actMeanwhile(context, ({ world }) => Object.values(world.rewards.rewards));
    await expect(rewards.map(({ amount }) => amount)).toEqual(['100']);
    await expect(await context.canvas.findByText(/^\+100\.00/)).toBeVisible();
  },
};

/** Two rewards' worth of sign-ins, and one more: the gauge stays at one reward, and both are told. */
export const RewardsWaiting: Story = {
  beforeEach: before(daysBefore(15)),
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

/** Claimed from another phone in between: not twice. */
export const RewardClaimedElsewhere: Story = {
  beforeEach: before(daysBefore(7)),
  play: async (context) => {
    const t = storyText(context);
    meanwhile(context, claimSignInReward, (exchange, member) => void claimReward(exchange, member));
    await pressWhenReady(await claim(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:notEnoughSignIns'));
    await waitFor(async () =>
      expect(await claim(context)).toHaveAccessibleDescription(t('rewards:reward.blocked', { missing: 7 })),
    );
  },
};

/** No answer comes: it is not offered again, and where to look stands there (decision 5). */
export const RewardUnknown: Story = {
  beforeEach: before(daysBefore(7)),
  play: async (context) => {
    const t = storyText(context);
    loseAnswer(context, claimSignInReward);
    await pressWhenReady(await claim(context));
    await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    await expect(
      context.canvas.queryByRole('button', { name: t('rewards:reward.claim', { amount: '100' }) }),
    ).toBeNull();
  },
};

/** The books are closed for some minutes each night. */
export const RewardAtNight: Story = {
  // From 10:15 to 04:04.
  beforeEach: before(daysBefore(7), minutesLater(17 * 60 + 49)),
  play: async (context) => {
    await pressWhenReady(await claim(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:systemBusy'),
    );
  },
};

/** A frozen account keeps what it has earned, and can't claim it now. */
export const Frozen: Story = {
  beforeEach: before(daysBefore(7), (_, member) => void member.restrictions.push('frozen')),
  play: async (context) => {
    const reason = storyText(context)('reasons:accountFrozen');
    await waitFor(async () => expect(await claim(context)).toHaveAccessibleDescription(reason));
    await expectServiceOpens(context);
  },
};

/** Frozen since the screen was opened. */
export const FrozenMeanwhile: Story = {
  beforeEach: before(daysBefore(7)),
  play: async (context) => {
    meanwhile(context, claimSignInReward, (_, member) => void member.restrictions.push('frozen'));
    await pressWhenReady(await claim(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:accountFrozen'),
    );
  },
};

/** It never rises beyond 100. */
export const HighestScore: Story = {
  beforeEach: before((exchange, member) => setCreditScore(exchange, member, 100)),
  play: async (context) => {
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByText(storyText(context)('rewards:signedIn'))).toBeVisible();
    await expect(await score(context)).toBe(100);
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/signIn/Status');

export const HistoryFails: Story = failsStory('/signIn/Records');

export const Offline: Story = offlineStory();

export const SignInFails: Story = {
  parameters: { app: { faults: [fault('serverError', '/signIn/SignIn')] } },
  play: async (context) => {
    await pressWhenReady(await button(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.server'),
    );
  },
};
