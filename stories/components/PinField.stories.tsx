import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PinField } from '../../src/components/PinField/PinField';
import { pressInComposition } from '../support/composition';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

function Stateful(props: ComponentProps<typeof PinField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <PinField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/PinField',
  component: PinField,
  decorators: [onPage],
  args: {
    label: 'Fund password',
    value: '',
    onChange: fn(),
    onComplete: fn(),
    digitLabel: (digit: number, length: number) => `Digit ${digit} of ${length}`,
  },
  argTypes: { hint: { control: 'text' } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PinField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six empty boxes for the fund password; the first has the focus. */
export const Empty: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = await canvas.findByLabelText('Fund password', { selector: 'input' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('inputmode', 'numeric');
  },
};

/** Six typed digits, masked; a letter among them was ignored. */
export const DigitsTyped: Story = {
  tags: ['filled'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12a345');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(await canvas.findByLabelText('Digit 2 of 6')).toHaveAttribute('type', 'password');
  },
};

/** Three digits, which the keys of an input method have neither moved nor deleted. */
export const KeysOfAnInputMethod: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('123');
    const fourth = await canvas.findByLabelText('Digit 4 of 6');
    await expect(fourth).toHaveFocus();
    for (const key of ['ArrowLeft', 'Home', 'Backspace']) await pressInComposition(fourth, key);
    await expect(fourth).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
  },
};

/**
 * Six new digits: a tap on the full row had cleared the old ones, because masked digits can’t be corrected
 * singly.
 */
export const ClearedByATap: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('123456');
    // A seventh digit replaces none.
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await userEvent.click(await canvas.findByLabelText('Digit 3 of 6'));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('846251');
    await expect(args.onChange).toHaveBeenLastCalledWith('846251');
    await expect(args.onComplete).toHaveBeenLastCalledWith('846251');
  },
};

/** Readable digits, of which the third was corrected. */
export const CorrectedInSight: Story = {
  args: { shown: true, value: '123456' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Digit 3 of 6'));
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith('129456');
  },
};

/** Six digits pasted at once, full-width and with a hyphen. */
export const DigitsPasted: Story = {
  tags: ['filled'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Fund password', { selector: 'input' }));
    await userEvent.paste('４８１-５１６');
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
  },
};

/** Two digits are left after two presses of Backspace. */
export const LastDigitCorrected: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Digit 4 of 6'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

/** The digits are readable. */
export const DigitsShown: Story = {
  args: { value: '481516', shown: true },
  play: async ({ canvas }) => {
    const second = await canvas.findByLabelText('Digit 2 of 6');
    await expect(second).toHaveAttribute('type', 'text');
    await expect(second).toHaveValue('8');
  },
};

/** The fund password was wrong: the reason comes before the hint. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { value: '481516', error: 'Wrong fund password.', hint: 'Six digits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong fund password.')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Fund password' })).toHaveAccessibleDescription(
      'Wrong fund password. Six digits',
    );
  },
};

/** The digits cannot be changed now. */
export const Disabled: Story = {
  args: { value: '481516', disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Digit 2 of 6')).toBeDisabled();
  },
};

/** Four boxes, for a shorter number. */
export const FourDigits: Story = {
  args: { length: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Digit 4 of 4')).toBeVisible();
    await expect(canvas.queryByLabelText(/Digit 5/)).toBeNull();
    await expectFits(canvasElement);
  },
};

/** Wrong: a branch code is no secret. Masked, it can't be checked while typing. */
export const DontMaskWhatIsNoSecret: Story = { args: { label: 'Branch code', length: 3, value: '001' } };
