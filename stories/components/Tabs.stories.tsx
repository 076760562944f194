import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Section } from '../../src/components/Section/Section';
import { Tabs } from '../../src/components/Tabs/Tabs';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Positions',
    items: [
      { value: 'held', label: 'In progress' },
      { value: 'placing', label: 'Placing' },
      { value: 'ended', label: 'Terminated' },
    ],
    value: 'held',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: string) => {
      args.onChange(chosen);
      setValue(chosen);
    };
    return (
      <Tabs {...args} value={value} onChange={change}>
        {args.children && <Section>{`${args.children} ${value}`}</Section>}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPanel: Story = {
  args: { children: 'What the tab shows:' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Placing' }));
    const panel = canvas.getByRole('tabpanel', { name: 'Placing' });
    await expect(panel).toHaveTextContent('What the tab shows: placing');
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'In progress' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const last = canvas.getByRole('tab', { name: 'Terminated' });
    await expect(last).toHaveFocus();
    // Moving alone chooses nothing: what a tab shows may have to be fetched.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['ended']]);
    await expect(last).toHaveAttribute('aria-selected', 'true');
  },
};

export const OneStopForTheTabKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).not.toHaveFocus();
  },
};

export const MoreThanFit: Story = {
  args: {
    label: 'Positions',
    items: [
      { value: 'competition', label: 'Competition' },
      { value: 'auction', label: 'Auction' },
      { value: 'follow', label: 'Follow orders' },
      { value: 'held', label: 'In progress' },
      { value: 'ended', label: 'Terminated' },
      { value: 'placing', label: 'Placing' },
    ],
    value: 'placing',
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('tab', { name: 'Placing' }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
