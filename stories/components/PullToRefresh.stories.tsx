import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PullToRefresh } from '../../src/components/PullToRefresh/PullToRefresh';
import type { Context } from '../support/context';
import { dragTouch } from '../support/pointer';
import { onPage } from './onPage';

let finish = () => {};

const meta = {
  title: 'Components/Layout/PullToRefresh',
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
  // The documentation page omits the space below its one line.
  parameters: { docs: { story: { height: '88px' } } },
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pulls the content down. */
async function pull(canvas: Context['canvas'], byPx: number): Promise<void> {
  await canvas.findByText('Prices of 10:15');
  dragTouch({ x: 100, y: 100 }, { x: 100, y: 100 + byPx });
}

/** The page was pulled down: a sign at its top shows that it is being refreshed. */
export const PulledToRefresh: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    await pull(canvas, 200);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Refreshing'));
  },
};

/** The page was pulled down and refreshed; the sign of progress is gone again. */
export const RefreshedAfterAPull: Story = {
  play: async (context) => {
    await PulledToRefresh.play?.(context);
    const { canvas } = context;
    finish();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** The page was pulled too little to refresh it. */
export const PulledALittle: Story = {
  play: async ({ canvas, args }) => {
    await pull(canvas, 60);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** A pull below the top of the page has scrolled it and refreshed nothing. */
export const OnlyAtTheTop: Story = {
  play: async ({ canvas, args }) => {
    window.scrollTo(0, 40);
    await pull(canvas, 200);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};
