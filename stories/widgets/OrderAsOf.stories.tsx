import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import { OrderAsOf } from '../../src/widgets/OrderAsOf/OrderAsOf';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Market/OrderAsOf',
  component: OrderAsOf,
  decorators: [onPage],
  args: { at: at('2026-11-20', '10:02'), onSortAgain: fn() },
} satisfies Meta<typeof OrderAsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list was sorted at 10:02, and its figures have moved since: the line says so, and offers to sort again. */
export const SortedAWhileAgo: Story = {
  tags: ['main'],
  play: async ({ args, canvas, canvasElement, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:orderAsOf.at', { time: '10:02' }))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('common:orderAsOf.again') }));
    await expect(args.onSortAgain).toHaveBeenCalledTimes(1);
    await expectFits(canvasElement);
  },
};
