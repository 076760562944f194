import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PullToRefresh } from '../../src/components/PullToRefresh/PullToRefresh';
import { onPage } from './onPage';

let finish = () => {};

const meta = {
  title: 'Components/PullToRefresh',
  component: PullToRefresh,
  decorators: [onPage],
  args: {
    refreshingLabel: 'Refreshing',
    onRefresh: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
    children: <p style={{ height: 1600 }}>Prices of 10:15</p>,
  },
  // On the documentation page without the room beneath its one line.
  parameters: { docs: { story: { height: '88px' } } },
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One finger on the content, moved downwards by so much. */
function drag(element: Element, byPx: number): void {
  const touch = (clientY: number) => [new Touch({ identifier: 1, target: element, clientX: 100, clientY })];
  const fire = (type: string, touches: Touch[]) =>
    element.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  fire('touchstart', touch(100));
  for (let moved = 0; moved <= byPx; moved += 20) fire('touchmove', touch(100 + moved));
  fire('touchend', []);
}

export const Pulled: Story = {
  play: async ({ canvas, args }) => {
    drag(await canvas.findByText('Prices of 10:15'), 200);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Refreshing'));
    finish();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const PulledALittle: Story = {
  play: async ({ canvas, args }) => {
    drag(await canvas.findByText('Prices of 10:15'), 60);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** A pull that begins further down the page scrolls it. */
export const OnlyAtTheTop: Story = {
  play: async ({ canvas, args }) => {
    window.scrollTo(0, 40);
    drag(await canvas.findByText('Prices of 10:15'), 200);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};
