import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '../../src/components/SegmentedControl/SegmentedControl';
import { choices } from '../support/choices';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const segmentsChoices = {
  twoChoices: [
    { value: 'limit', label: 'Limit' },
    { value: 'market', label: 'Market' },
  ],
  longText: [
    { value: 'one', label: 'By selling the position' },
    { value: 'two', label: 'By delivery of the same shares' },
    { value: 'three', label: 'Later' },
  ],
  tooMany: ['JPY', 'USD', 'EUR', 'GBP', 'TWD', 'HKD'].map((code) => ({
    value: code,
    label: code,
  })),
} satisfies Record<string, ComponentProps<typeof SegmentedControl>['segments']>;

const meta = {
  title: 'Components/Fields/SegmentedControl',
  component: SegmentedControl,
  decorators: [onPage],
  args: {
    label: 'Price type',
    segments: segmentsChoices.twoChoices,
    value: 'limit',
    onChange: fn(),
  },
  argTypes: { segments: choices(segmentsChoices), value: { options: ['limit', 'market'] } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: string) => {
      args.onChange(chosen);
      setValue(chosen);
    };
    return <SegmentedControl {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of two choices is selected, here the market price. */
export const TwoChoices: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('radiogroup')).toHaveAccessibleName('Price type');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Market' }));
    await expect(await canvas.findByRole('radio', { name: 'Market' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['market']]);
  },
};

/** An arrow key has moved the choice. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('radio', { name: 'Limit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('radio', { name: 'Market' })).toBeChecked();
  },
};

/** The arrow keys have moved the choice to the end and around to the start. */
export const AroundToTheStart: Story = {
  play: async (context) => {
    await ChosenByKeyboard.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('radio', { name: 'Limit' })).toBeChecked();
  },
};

const sides = [
  { value: 'long', label: 'Long', tone: 'priceUp' },
  { value: 'short', label: 'Short', tone: 'priceDown' },
] as const;

/** The choice of a rising price, in its colour. */
export const PriceUp: Story = {
  args: { label: 'Side', segments: sides, value: 'long' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Long' })).toHaveStyle({
      backgroundColor: computedColor('priceUp'),
    });
  },
};

/** The choice of a falling price, in its colour. */
export const PriceDown: Story = {
  args: { label: 'Side', segments: sides, value: 'short' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Short' })).toHaveStyle({
      backgroundColor: computedColor('priceDown'),
    });
  },
};

/** The last of three choices is selected; its bold label has not moved what is below. */
export const KeepsItsHeight: Story = {
  args: {
    segments: ['In progress 2', 'Placing 3', 'Terminated 12'].map((label) => ({ value: label, label })),
    value: 'Placing 3',
  },
  play: async ({ canvas, args, userEvent }) => {
    const group = await canvas.findByRole('radiogroup');
    const heights = () =>
      Array.from({ length: 60 }, (_, step) => {
        group.style.width = `${240 + 2 * step}px`;
        return group.offsetHeight;
      });
    const usual = heights();
    for (const { label } of args.segments) {
      await userEvent.click(await canvas.findByRole('radio', { name: label }));
      await expect(heights()).toEqual(usual);
    }
    group.style.width = '';
  },
};

/** The label is only for screen readers, because the choices explain themselves. */
export const WithHiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup')).toHaveAccessibleName('Price type');
  },
};

/** A long label and long choices wrap within the page. */
export const LongText: Story = {
  args: {
    label: 'How the shares that are lent out for this are to be given back',
    segments: segmentsChoices.longText,
    value: 'two',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: six choices make narrow segments that have no room for names. */
export const DontOfferSixChoices: Story = {
  args: { label: 'Currency', segments: segmentsChoices.tooMany, value: 'JPY' },
};
