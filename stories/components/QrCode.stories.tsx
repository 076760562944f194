import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '../../src/components/QrCode/QrCode';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/QrCode',
  component: QrCode,
  decorators: [onPage],
  args: { value: 'https://app.example/#/login/register?code=M000123', label: 'Invitation link' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An invitation link to be scanned from another phone, 256 px wide as specified. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    const code = await canvas.findByRole('img', { name: 'Invitation link' });
    await expect(code).toHaveAttribute('width', '256');
    await expectFits(canvasElement);
  },
};

/** A smaller code, beside a text. */
export const Small: Story = {
  args: { size: 128 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveAttribute('width', '128');
  },
};

/** A long link makes a finer code. */
export const LongValue: Story = {
  args: { value: `https://app.example/#/login/register?code=${'M000123'.repeat(40)}` },
};

/** Wrong: too small to be scanned from a screen. */
export const DontShrinkIt: Story = { args: { size: 48 } };
