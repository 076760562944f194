import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { createToasts } from '../../src/components/Toast/createToasts';
import { ToastProvider } from '../../src/components/Toast/ToastProvider';
import { onPage } from './onPage';

const toasts = createToasts();

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  decorators: [onPage],
  args: { toasts },
  // Functions only: readers of the documentation cannot edit them.
  argTypes: { toasts: { control: false } },
  // Each story starts without toasts.
  beforeEach: () => () => toasts.clear(),
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A press has placed an order, which a toast confirms. */
export const ShownAfterAPress: Story = {
  tags: ['main'],
  args: { children: <Button onClick={() => toasts.show('Order placed', 'success')}>Place order</Button> },
  // The toast is at the bottom of the frame.
  parameters: { docs: { story: { height: '120px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await screen.findByText('Order placed')).toBeVisible();
  },
};

/** An order was filled while the member was elsewhere: all of the toast leads to the position. */
export const LeadsToAPlace: Story = {
  play: async () => {
    toasts.show('An order was filled: Kaede Air (1186)', 'neutral', {
      href: '#/position/positionDetail?id=P1',
      label: 'View',
    });
    const link = await screen.findByRole('link', { name: 'View' });
    await expect(link).toHaveAttribute('href', '#/position/positionDetail?id=P1');
    const toast = link.closest('[data-toast]')?.getBoundingClientRect();
    await waitFor(() =>
      expect(link.contains(document.elementFromPoint((toast?.left ?? 0) + 20, (toast?.top ?? 0) + 12))).toBe(
        true,
      ),
    );
  },
};

/** The toast has disappeared, two seconds after it was shown. */
export const GoneAfterTwoSeconds: Story = {
  play: async () => {
    toasts.show('Order placed', 'success');
    const toast = await screen.findByText('Order placed');
    await pause(1500);
    await expect(toast).toBeInTheDocument();
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 1500 });
  },
};

/** A toast that a screen reader reads out in its turn. */
export const ReadToScreenReaders: Story = {
  play: async () => {
    // Screen readers only announce changes in regions that exist already.
    const regions = await screen.findAllByRole('status');
    toasts.show('Added to your watchlist');
    const toast = await screen.findByText('Added to your watchlist');
    await expect(regions.some((region) => region.contains(toast))).toBe(true);
  },
};

const texts = ['Added to your watchlist', 'Order placed', 'The available balance does not suffice'];
const inSight = () => texts.filter((text) => screen.queryByText(text));

/** No toast is left: three were shown one after the other, each once. */
export const NoneLeftOfThree: Story = {
  play: async () => {
    for (const text of texts) toasts.show(text);
    // It is queued already.
    toasts.show(texts[1] ?? '');
    for (const text of texts) {
      await screen.findByText(text, {}, { timeout: 4000 });
      await expect(inSight()).toEqual([text]);
      await pause(1500);
      await expect(inSight()).toEqual([text]);
      await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 2000 });
    }
    await pause(300);
    await expect(inSight()).toEqual([]);
  },
};

/** The last of three toasts: one about the current moment was shown before it. */
export const SkipsTheQueue: Story = {
  play: async () => {
    toasts.show('Order placed');
    toasts.show('Added to your watchlist');
    await screen.findByText('Order placed');
    toasts.showNow('Press again to leave');
    await screen.findByText('Press again to leave', {}, { timeout: 900 });
    await waitFor(() => expect(screen.queryByText('Order placed')).toBeNull());
    await expect(screen.queryByText('Added to your watchlist')).toBeNull();
    await screen.findByText('Added to your watchlist', {}, { timeout: 4000 });
  },
};

/** The toast stays while the pointer is on it. */
export const StaysWhilePointedAt: Story = {
  play: async ({ userEvent }) => {
    toasts.show('Order placed', 'success');
    const toast = await screen.findByText('Order placed');
    await userEvent.hover(toast);
    await pause(2600);
    await expect(toast).toBeVisible();
  },
};

/** The pointer has left the toast, which is gone. */
export const GoneAfterThePointerLeft: Story = {
  play: async (context) => {
    await StaysWhilePointedAt.play?.(context);
    const toast = await screen.findByText('Order placed');
    await context.userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3500 });
  },
};

/** The toast is gone: it had stayed while it had the focus, which F6 moves there. */
export const GoneAfterTheFocusLeft: Story = {
  args: { children: <Button kind="quiet">On the page</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    toasts.show('Order placed', 'success');
    const toast = await screen.findByText('Order placed');
    await userEvent.keyboard('{F6}');
    await pause(2600);
    await expect(toast).toBeVisible();
    // The focus returns.
    await userEvent.tab({ shift: true });
    await expect(await canvas.findByRole('button')).toHaveFocus();
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3500 });
  },
};

/** The same failure twice makes one toast. */
export const SameTextOnce: Story = {
  play: async () => {
    toasts.show('The server did not answer', 'danger');
    toasts.show('The server did not answer', 'danger');
    await expect(await screen.findAllByText('The server did not answer')).toHaveLength(1);
  },
};

/** A long message wraps within the toast. */
export const LongText: Story = {
  play: async () => {
    toasts.show(
      'Shares bought on margin can be sold fifteen minutes after the purchase at the earliest, and on the next trading day where the stock is subject to T+1.',
      'danger',
    );
    await expect(await screen.findByText(/subject to T\+1/)).toBeVisible();
  },
};
