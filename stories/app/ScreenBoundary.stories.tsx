import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { ScreenBoundary } from '../../src/app/ScreenBoundary';
import { Button } from '../../src/components/Button/Button';
import { storyText } from '../support/storyText';

/** A screen that throws at one address. */
function Screen({ address }: { address: string }) {
  if (address === '/broken') throw new Error('This screen is broken.');
  return <p>{`The screen at ${address}`}</p>;
}

const meta = {
  title: 'App/ScreenBoundary',
  component: ScreenBoundary,
  args: { address: '/broken', children: null },
  // Each story expects the error in the console: it does not fail the page.
  beforeEach: () => {
    const consoleError = spyOn(console, 'error').mockImplementation(() => {});
    return () => consoleError.mockRestore();
  },
  render: function Walking(args) {
    const [address, setAddress] = useState(args.address);
    return (
      <>
        <ScreenBoundary address={address}>
          <Screen address={address} />
        </ScreenBoundary>
        <Button kind="quiet" onClick={() => setAddress('/whole')}>
          Elsewhere
        </Button>
      </>
    );
  },
} satisfies Meta<ComponentProps<typeof ScreenBoundary>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen that could not be shown: a message takes its place, and what is around it works. */
export const ScreenBroken: Story = {
  tags: ['error'],
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.screen'),
    );
    await expect(console.error).toHaveBeenCalledWith('SCREEN_FAILED', expect.any(Error));
  },
};

/** Another screen, after one that could not be shown. */
export const AnotherScreenAfterwards: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Elsewhere' }));
    await expect(await canvas.findByText('The screen at /whole')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A screen that works, with nothing added to it. */
export const ScreenUnbroken: Story = {
  args: { address: '/whole' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The screen at /whole')).toBeVisible();
    await expect(console.error).not.toHaveBeenCalled();
  },
};
