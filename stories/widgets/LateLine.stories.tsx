import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import { LateLine } from '../../src/widgets/LateLine/LateLine';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/expectFits';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/LateLine',
  component: LateLine,
  decorators: [onPage],
  args: { receivedAt: at('2026-11-20', '10:15'), offline: false },
} satisfies Meta<typeof LateLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No answer has come for more than 15 seconds. */
export const Late: Story = {
  play: async ({ canvas, canvasElement, ...context }) => {
    const line = storyText(context)('market:stale', { time: '10:15:00' });
    await expect(await canvas.findByText(line)).toBeVisible();
    await expectFits(canvasElement);
  },
};

export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    const line = storyText(context)('market:offline', { time: '10:15:00' });
    await expect(await canvas.findByText(line)).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Without a connection from the start. */
export const NothingTold: Story = {
  args: { receivedAt: undefined, offline: true },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:noConnection'))).toBeVisible();
  },
};

/** Connected, and still no answer. */
export const NothingYet: Story = {
  args: { receivedAt: undefined },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:noPrices'))).toBeVisible();
  },
};
