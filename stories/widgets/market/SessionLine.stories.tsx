import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { SessionLine } from '../../../src/widgets/market/SessionLine/SessionLine';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/SessionLine',
  component: SessionLine,
  decorators: [onPage],
  args: { open: true, changesAt: at('2026-11-20', '11:30') },
} satisfies Meta<typeof SessionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The market is open, and until when. */
export const SessionOpen: Story = {
  tags: ['main'],
  play: async (context) => {
    const line = storyText(context)('market:session.open', { time: '11:30' });
    await expect(await context.canvas.findByText(line)).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** The market is closed until another day, so the opening has its date. */
export const Closed: Story = {
  args: { open: false, changesAt: at('2026-11-24', '09:00') },
  play: async (context) => {
    const line = storyText(context)('market:session.closed', { time: '11/24 09:00' });
    await expect(await context.canvas.findByText(line)).toBeVisible();
    await expectFits(context.canvasElement);
  },
};
