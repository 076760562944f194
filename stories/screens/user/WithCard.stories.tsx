import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WithCard } from '../../../src/screens/user/WithCard';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/user/WithCard';

const meta = {
  title: 'Screens/user/WithCard',
  component: WithCard,
  parameters: { app: { path, scenario: 'verified' } },
} satisfies Meta<typeof WithCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const useButton = (context: Context) =>
  context.canvas.findByRole('button', { name: storyText(context)('withdrawals:cardUse') });

/** No account is chosen. Only the last four digits of each number are shown. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('group', { name: t('withdrawals:cardsTitle') })).toBeVisible();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
    await expect(await useButton(context)).toHaveAccessibleDescription(t('reasons:cardMissing'));
    await expect(canvasElement).not.toHaveTextContent('4820917');
    await expectFits(canvasElement);
  },
};

/** Choosing an account returns to the withdrawal. */
export const ChosenForTheWithdrawal: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /あさぎり銀行/ }));
    await expect(await canvas.findByRole('radio', { checked: true })).toHaveAccessibleName(/0917/);
    await pressWhenReady(await useButton(context));
    await waitFor(() => expect(window.location.hash).toBe('#/user/withdraw'));
  },
};

/** A removed account is not chosen. */
export const ChosenIsGone: Story = {
  parameters: { app: { path: `${path}?card=K0`, scenario: 'verified' } },
  play: async (context) => {
    await expect(await useButton(context)).toHaveAccessibleDescription(
      storyText(context)('reasons:cardMissing'),
    );
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('cards:empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('cards:add') })).toHaveAttribute(
      'href',
      `#/user/bandCard?to=${encodeURIComponent(path)}`,
    );
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/card/List');

export const Offline: Story = offlineStory();
