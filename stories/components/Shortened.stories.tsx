import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shortened } from '../../src/components/Shortened/Shortened';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Shortened',
  component: Shortened,
  decorators: [onPage],
  args: { text: '北斗電機ホールディングス', short: '北斗電機ホールデ…' },
  render: (args) => (
    <p>
      <a href="#details">
        <Shortened {...args} />
      </a>
    </p>
  ),
} satisfies Meta<typeof Shortened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye reads the short form, a screen reader the whole. */
export const InLink: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.short)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: args.text })).toBeVisible();
  },
};

/** A short text is as it is. */
export const ShortEnough: Story = {
  args: { text: '北斗電機', short: '北斗電機' },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('link')).textContent).toBe('北斗電機');
  },
};
