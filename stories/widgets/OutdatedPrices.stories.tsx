import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import { OutdatedPrices } from '../../src/widgets/OutdatedPrices/OutdatedPrices';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Market/OutdatedPrices',
  component: OutdatedPrices,
  decorators: [onPage],
  args: { receivedAt: at('2026-11-20', '10:15'), offline: false },
} satisfies Meta<typeof OutdatedPrices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No response for more than 15 seconds. */
export const PricesAreLate: Story = {
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

/** There was no connection from the start. */
export const OfflineFromTheStart: Story = {
  args: { receivedAt: undefined, offline: true },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:noConnection'))).toBeVisible();
  },
};

/** Connected, but without a response yet. */
export const WithoutAResponseYet: Story = {
  args: { receivedAt: undefined },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:noPrices'))).toBeVisible();
  },
};
