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

/** The short form is visible, a screen reader reads all of it. */
export const ShortFormVisible: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.short)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: args.text, expanded: false })).toBeVisible();
  },
};

/** A tap shows all of it, the next one the short form. */
export const WholeTextAfterATap: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = await canvas.findByRole('button', { name: args.text });
    await step('shows the whole', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.queryByText(args.short)).toBeNull();
      await expectFits(button);
    });
    await step('shortens it again', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByText(args.short)).toBeVisible();
    });
  },
};

/** A short text is not a button. */
export const ShortTextUnchanged: Story = {
  args: { text: '20261120000001', short: '20261120000001' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.text)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Wrong: the missing digits are money. */
export const DontHideAnAmount: Story = { args: { text: '123,456,789.00 JPY', short: '123…00 JPY' } };
