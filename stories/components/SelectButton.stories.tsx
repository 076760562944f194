import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SelectButton } from '../../src/components/Select/SelectButton';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'profit', label: 'Highest profit first' },
  { value: 'name', label: 'By name' },
] as const;

type Sort = (typeof options)[number]['value'];

const meta = {
  title: 'Components/Fields/SelectButton',
  component: SelectButton<Sort>,
  decorators: [onPage],
  args: { label: 'Sort', options, value: 'newest', onChange: fn(), closeLabel: 'Close' },
  argTypes: { value: { options: ['newest', 'profit', 'name'] } },
  render: function Alive(args) {
    const [value, setValue] = useState<Sort | null>(args.value);
    const choose = (next: Sort) => {
      args.onChange(next);
      setValue(next);
    };
    return <SelectButton {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof SelectButton<Sort>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A small button that shows the current order of a list; its label is for screen readers. */
export const Closed: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sort Newest first' });
    await expect(button).toHaveTextContent(/^Newest first$/);
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

/** Another order was chosen in the sheet, and the button shows it. */
export const OptionChosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort Newest first' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort' }));
    await expect(await sheet.findByRole('radio', { name: 'Newest first' })).toBeChecked();
    await userEvent.click(await sheet.findByRole('radio', { name: 'By name' }));
    await expect(args.onChange.mock.calls).toEqual([['name']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Sort By name' })).toBeVisible();
  },
};

/** Short on the screen where there is little room. A screen reader gets the whole option. */
export const ShortOnTheScreen: Story = {
  args: { short: 'Newest ▼' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sort Newest first' });
    await expect(button).toHaveTextContent(/^Newest ▼$/);
  },
};

/** The list has an order that is none of the options: the button says that there are others. */
export const NoneChosen: Story = {
  args: { value: null, placeholder: 'Other order' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sort Other order' })).toBeVisible();
  },
};

/** A long option stays within the page. */
export const LongLabel: Story = {
  args: { options: [{ value: 'newest', label: 'Verwahrentgeltbescheinigungen zuerst '.repeat(3) }] },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
