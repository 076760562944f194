import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Results',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'trader' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the account to the results of the month, to those of a day, to the calculation of one, and to its position. */
export const ReadsHowAResultWasCalculated: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas, step } = context;
    const body = within(document.body);

    await step('The account leads to the results of the month', async () => {
      await pressWhenReady(await canvas.findByRole('link', { name: t('account:entrances.results') }));
      await expect(await canvas.findByText(t('results:total', { month: '2026/11' }))).toBeVisible();
    });

    await step('The day with results leads to both of them, and to their sum', async () => {
      await pressWhenReady(await canvas.findByRole('button', { name: /, −2,852\.50, / }));
      const day = within(await body.findByRole('dialog', { name: /11\/19/ }));
      await expect(await day.findByText(t('results:gross'))).toBeVisible();
      await pressWhenReady(await day.findByRole('button', { name: /\+13,279\.00/ }));
    });

    await step('The gain opens its calculation, which leads to the position', async () => {
      const result = within(await body.findByRole('dialog', { name: /^1075 / }));
      await expect(await result.findByText('+13,279.00')).toBeVisible();
      await pressWhenReady(await result.findByRole('link', { name: t('results:toRecord') }));
      await waitFor(() => expect(window.location.hash).toBe('#/position/positionDetail?id=P2'));
    });
  },
};
