import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stepper } from '../../src/components/Stepper/Stepper';
import { pressInComposition } from '../support/composition';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/Stepper',
  component: Stepper,
  decorators: [onPage],
  args: {
    label: 'Lots',
    value: '1',
    unit: 'lots',
    inputMode: 'numeric',
    decreaseLabel: 'One lot fewer',
    increaseLabel: 'One lot more',
    onChange: fn(),
    onStep: fn(),
  },
  argTypes: { hint: { control: 'text' } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (raw: string) => {
      args.onChange(raw);
      setValue(raw);
    };
    const step = (direction: 1 | -1) => {
      args.onStep(direction);
      setValue(String(Number(value) + direction));
    };
    return <Stepper {...args} value={value} onChange={change} onStep={step} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lots: the buttons have stepped up and down again. */
export const SteppedByButtons: Story = {
  tags: ['main'],
  args: { value: '3', hint: '3,000 shares' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox', { name: 'Lots' });
    await userEvent.click(await canvas.findByRole('button', { name: 'One lot more' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'One lot fewer' }));
    await expect(args.onStep.mock.calls).toEqual([[1], [-1]]);
    await expect(input).toHaveValue('3');
  },
};

/** A digit typed behind the three has made it thirty lots. */
export const DigitTyped: Story = {
  tags: ['filled'],
  args: { value: '3' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox', { name: 'Lots' });
    await userEvent.type(input, '0', { initialSelectionStart: 1 });
    await expect(args.onChange).toHaveBeenLastCalledWith('30');
    await expect(input).toHaveValue('30');
  },
};

/** The arrow keys have stepped to two lots; the field keeps the focus. */
export const SteppedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('2');
    await expect(input).toHaveFocus();
  },
};

/** The lowest value: the button that lowers it is off. */
export const AtItsLeast: Story = {
  args: { canDecrease: false },
  play: async ({ canvas, userEvent, args }) => {
    const decrease = await canvas.findByRole('button', { name: 'One lot fewer' });
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    await userEvent.type(await canvas.findByRole('textbox'), '{ArrowDown}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** The highest value: the button that raises it is off. */
export const AtItsMost: Story = {
  args: { value: '99', canIncrease: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One lot more' }));
    await userEvent.type(await canvas.findByRole('textbox'), '{ArrowUp}');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** A price stepped by half a yen, a step that the caller defines. */
export const SteppedByTheTick: Story = {
  args: {
    label: 'Limit price',
    value: '1234.5',
    unit: 'JPY',
    inputMode: 'decimal',
    decreaseLabel: 'One tick lower',
    increaseLabel: 'One tick higher',
    hint: 'One tick is 0.5 JPY',
  },
  render: function Ticking(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stepper
        {...args}
        value={value}
        onChange={setValue}
        onStep={(direction) => setValue((Number(value) + direction * 0.5).toFixed(1))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Limit price' });
    await userEvent.click(await canvas.findByRole('button', { name: 'One tick higher' }));
    await expect(input).toHaveValue('1,235.0');
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('1,234.0');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

/** The value is unchanged: arrow keys of an input method choose a conversion and step nothing. */
export const ArrowKeysOfAnInputMethod: Story = {
  args: { value: '3' },
  play: async ({ canvas, args }) => {
    const input = await canvas.findByRole('textbox', { name: 'Lots' });
    for (const key of ['ArrowUp', 'ArrowDown']) await expect(await pressInComposition(input, key)).toBe(true);
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** A price between two steps: the field says how the price moves. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { label: 'Limit price', value: '1234.3', unit: 'JPY', error: 'The price moves in steps of 0.5.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

/** Long labels and hints wrap within the page. */
export const LongLabels: Story = {
  args: {
    label: 'Limit price at which the order is to be placed, within the price limits of the day',
    decreaseLabel: 'Lower the limit price by one tick, which is 0.5 JPY at this price',
    increaseLabel: 'Raise the limit price by one tick, which is 0.5 JPY at this price',
    hint: 'Between 1,100.0 (limit down) and 1,700.0 (limit up); beyond these the exchange takes no orders today.',
    value: '1234567890',
    unit: 'JPY per share',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: steps of one yen do not help to enter an amount. */
export const DontUseForAFreeAmount: Story = {
  args: {
    label: 'Amount',
    value: '250000',
    unit: 'JPY',
    decreaseLabel: 'One yen less',
    increaseLabel: 'One yen more',
  },
};
