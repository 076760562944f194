import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { OutdatedPrices } from '../../../src/widgets/market/OutdatedPrices/OutdatedPrices';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/OutdatedPrices',
  component: OutdatedPrices,
  decorators: [onPage],
  args: { receivedAt: at('2026-11-20', '10:15'), offline: false },
} satisfies Meta<typeof OutdatedPrices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No prices have arrived for more than 15 seconds: the line names the time of the last ones. */
export const PricesAreLate: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, ...context }) => {
    const line = storyText(context)('market:stale', { time: '10:15:00' });
    await expect(await canvas.findByText(line)).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** The connection is lost: the line names the time of the last prices. */
export const Offline: Story = {
  tags: ['offline'],
  args: { offline: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    const line = storyText(context)('market:offline', { time: '10:15:00' });
    await expect(await canvas.findByText(line)).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** There was no connection from the start, so there are no prices to date. */
export const OfflineFromTheStart: Story = {
  tags: ['offline'],
  args: { receivedAt: undefined, offline: true },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:noConnection'))).toBeVisible();
  },
};

/** The app is connected, but no prices have arrived yet. */
export const WithoutAResponseYet: Story = {
  args: { receivedAt: undefined },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(storyText(context)('market:noPrices'))).toBeVisible();
  },
};

/** Wrong: the same sentence beside every price. */
export const DontRepeatInEachRow: Story = {
  render: (args) => (
    <ul>
      {['1250', '980', '2100'].map((price) => (
        <li key={price}>
          {price} <OutdatedPrices {...args} />
        </li>
      ))}
    </ul>
  ),
};
