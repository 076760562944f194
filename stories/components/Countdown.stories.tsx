import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Countdown } from '../../src/components/Countdown/Countdown';
import { onPage } from './onPage';

const minutes = (leftMs: number) =>
  `${Math.floor(leftMs / 60_000)}:${String(Math.ceil(leftMs / 1000) % 60).padStart(2, '0')}`;

/** The story controls the server's clock. */
function Ticking(props: ComponentProps<typeof Countdown>) {
  const [now, setNow] = useState(props.now);
  return (
    <>
      <p>
        <Countdown {...props} now={now} />
      </p>
      <Button kind="quiet" onClick={() => setNow(now + 30_000)}>
        30 s later
      </Button>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  decorators: [onPage],
  args: { until: 90_000, now: 0, format: minutes, onEnd: fn() },
  render: (args) => <Ticking {...args} />,
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A countdown that has run from 1:30 to 1:00 by the server’s clock. */
export const CountsDown: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('1:30');
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('1:00');
  },
};

/** The countdown has ended while it was on the screen, which the screen was told once. */
export const EndsWhileShown: Story = {
  args: { now: 45_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:00');
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

/** The time was over before the countdown was shown: it stays at zero. */
export const OverFromTheStart: Story = {
  args: { now: 200_000 },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:00');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** Wrong: words that put the member under pressure. */
export const DontUrge: Story = {
  args: { format: (leftMs) => `Hurry, only ${Math.ceil(leftMs / 1000)} seconds left` },
};
