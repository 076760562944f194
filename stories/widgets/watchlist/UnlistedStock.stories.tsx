import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnlistedStock } from '../../../src/widgets/watchlist/UnlistedStock/UnlistedStock';
import { onPageEdgeToEdge } from '../../components/onPage';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/UnlistedStock',
  component: UnlistedStock,
  decorators: [onPageEdgeToEdge],
  args: { symbol: '1234.E', onRemove: fn() },
} satisfies Meta<typeof UnlistedStock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stock of the watchlist that is no longer listed: its code, and a button to remove it. */
export const Default: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText('1234.E')).toBeVisible();
    await expect(await canvas.findByText(t('watchlist:unlisted'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: `${t('watchlist:remove')}: 1234.E` }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expectFits(canvasElement);
  },
};

/** The button that removes the stock has the focus. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await expectFocusVisible(
      await canvas.findByRole('button', { name: `${storyText(context)('watchlist:remove')}: 1234.E` }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
