import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeyValue } from '../../../src/components/KeyValue/KeyValue';
import { Section } from '../../../src/components/Section/Section';
import { TotalAssets } from '../../../src/widgets/account/TotalAssets/TotalAssets';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Money/TotalAssets',
  component: TotalAssets,
  args: { amount: '10234567.89', borrowed: '0', hidden: false, onHide: fn() },
  // Its icon extends into the page margin.
  render: (args) => (
    <Section>
      <TotalAssets {...args} />
    </Section>
  ),
} satisfies Meta<typeof TotalAssets>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The total assets, and the button that hides them. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, args, loaded, userEvent }) => {
    await expect(await canvas.findByText('10,234,567.89')).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText({ loaded })('home:assets.hide') }),
    );
    await expect(args.onHide).toHaveBeenCalledWith(true);
  },
};

/** A loan is part of the assets: the label says so. */
export const LoanInTheTotal: Story = {
  args: { borrowed: '60030' },
  play: async ({ canvas, loaded }) => {
    const note = storyText({ loaded })('home:assets.borrowed', { amount: '¥60,030.00' });
    await expect(await canvas.findByText(note)).toBeVisible();
  },
};

/** The total assets are masked, because the member has hidden the amounts. */
export const Hidden: Story = {
  args: { borrowed: '60030', hidden: true },
  play: async ({ canvas, args, loaded, userEvent }) => {
    await expect(canvas.queryByText(/\d/)).toBeNull();
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText({ loaded })('home:assets.show') }),
    );
    await expect(args.onHide).toHaveBeenCalledWith(false);
  },
};

/** An amount of eighteen digits stays within the screen. */
export const LongFigures: Story = {
  args: { amount: '123456789012345678.12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('123,456,789,012,345,678.12')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Wrong: another balance stays visible. */
export const DontHideOnlyTheTotal: Story = {
  args: { hidden: true },
  render: (args) => (
    <Section>
      <TotalAssets {...args} />
      <KeyValue items={[{ label: 'Available', value: '3,480,250.00' }]} />
    </Section>
  ),
};
