import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Pj } from '../../../src/screens/user/Pj';
import { refetchAll } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/pj',
  component: Pj,
  parameters: { app: { path: '/user/pj?tab=score', scenario: 'demo' } },
} satisfies Meta<typeof Pj>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the score allows, its rules, and its history. */
export const ScoreWithRulesAndHistory: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('meter', { name: t('loans:credit.score') })).toBeVisible();
    await expect(factOf(context.canvasElement, t('rewards:score.causes.signIn'))).toHaveTextContent('+1');
    await expect(factOf(context.canvasElement, t('rewards:score.causes.loanOverdue'))).toHaveTextContent(
      /−\d/,
    );
    await expect(await canvas.findByText(new RegExp(t('rewards:score.rulesNote')))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('rewards:signIn') })).toBeNull();
  },
};

/** More changes than a page holds. */
export const HistoryLongerThanAPage: Story = {
  parameters: { app: { scenario: 'debtor' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('rewards:score.more') }));
    await waitFor(() =>
      expect(canvas.getAllByRole('list', { name: t('rewards:score.history') })).toHaveLength(2),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('rewards:score.more') })).toBeNull());
  },
};

/** Too low to withdraw: the screen says what raises the score. */
export const ScoreTooLowToWithdraw: Story = {
  parameters: { app: { scenario: 'lowCredit' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:credit.raise'))).toBeVisible();
    await expect(
      (await context.canvas.findAllByText(t('rewards:score.causes.customerService'))).length,
    ).toBeGreaterThan(0);
  },
};

export const ScoreNeverChanged: Story = {
  play: async (context) => {
    await refetchAll(context);
    await expect(await context.canvas.findByText(storyText(context)('rewards:score.empty'))).toBeVisible();
  },
};

export const ScoreLoading: Story = loadingStory({ path: '/user/pj?tab=score' });

export const ScoreFails: Story = failsStory('/credit/Score', { path: '/user/pj?tab=score' });

export const ScoreOffline: Story = offlineStory({ path: '/user/pj?tab=score' });
