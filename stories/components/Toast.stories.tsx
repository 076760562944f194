import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createToasts } from '../../src/components/Toast/createToasts';
import { ToastProvider } from '../../src/components/Toast/ToastProvider';
import { onPage } from './onPage';

const toasts = createToasts();

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  decorators: [onPage],
  args: { toasts },
  // Each story starts with none in sight.
  beforeEach: () => () => toasts.manager.close(),
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const LastsTwoSeconds: Story = {
  play: async () => {
    toasts.show('Order placed', 'success');
    const toast = await screen.findByText('Order placed');
    await pause(1500);
    await expect(toast).toBeInTheDocument();
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 1500 });
  },
};

export const ReadOut: Story = {
  play: async () => {
    // A screen reader hears only what turns up in a region that it already knew.
    const regions = await screen.findAllByRole('status');
    toasts.show('Added to your watchlist');
    const toast = await screen.findByText('Added to your watchlist');
    await expect(regions.some((region) => region.contains(toast))).toBe(true);
  },
};

export const SeveralAtOnce: Story = {
  play: async () => {
    toasts.show('Added to your watchlist');
    toasts.show('Order placed', 'success');
    toasts.show('The available balance does not suffice', 'danger');
    const last = await screen.findByText('The available balance does not suffice');
    await expect(screen.getByText('Order placed')).toBeVisible();
    await expect(screen.getByText('Added to your watchlist').offsetTop).toBeGreaterThan(last.offsetTop);
  },
};

export const SameTextOnce: Story = {
  play: async () => {
    toasts.show('The server did not answer', 'danger');
    toasts.show('The server did not answer', 'danger');
    await expect(await screen.findAllByText('The server did not answer')).toHaveLength(1);
  },
};

export const LongText: Story = {
  play: async () => {
    toasts.show(
      'Shares bought on margin can be sold fifteen minutes after the purchase at the earliest, and on the next trading day where the stock is subject to T+1.',
      'danger',
    );
    await expect(await screen.findByText(/subject to T\+1/)).toBeVisible();
  },
};
