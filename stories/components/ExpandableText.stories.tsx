import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExpandableText } from '../../src/components/Shortened/ExpandableText';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/ExpandableText',
  component: ExpandableText,
  decorators: [onPage],
  args: { text: '2026112000000123456789012345', short: '202611…012345' },
} satisfies Meta<typeof ExpandableText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long number in its short form; a screen reader reads all of it. */
export const ShortFormVisible: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.short)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: args.text, expanded: false })).toBeVisible();
  },
};

/** A tap has shown the whole number. */
export const WholeTextAfterATap: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: args.text });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByText(args.short)).toBeNull();
    await expectFits(button);
  },
};

/** Two taps: the first has shown the whole number, the second the short form again. */
export const ShortFormAfterTwoTaps: Story = {
  play: async (context) => {
    await WholeTextAfterATap.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: args.text }));
    await expect(await canvas.findByText(args.short)).toBeVisible();
  },
};

/** A short number is plain text, not a button. */
export const ShortTextUnchanged: Story = {
  args: { text: '20261120000001', short: '20261120000001' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.text)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Wrong: the missing digits are money. */
export const DontHideAnAmount: Story = { args: { text: '123,456,789.00 JPY', short: '123…00 JPY' } };
