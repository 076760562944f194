import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PinField } from '../../src/components/PinField/PinField';
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

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = await canvas.findByLabelText('Fund password', { selector: 'input' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('inputmode', 'numeric');
  },
};

export const DigitsTyped: Story = {
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

/** Hidden digits cannot be corrected one by one: a tap on a full row clears it. */
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

/** Visible digits can be corrected one by one. */
export const CorrectedInSight: Story = {
  args: { shown: true, value: '123456' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Digit 3 of 6'));
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith('129456');
  },
};

export const DigitsPasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Fund password', { selector: 'input' }));
    await userEvent.paste('４８１-５１６');
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
  },
};

export const LastDigitCorrected: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText('Digit 4 of 6'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const DigitsShown: Story = {
  args: { value: '481516', shown: true },
  play: async ({ canvas }) => {
    const second = await canvas.findByLabelText('Digit 2 of 6');
    await expect(second).toHaveAttribute('type', 'text');
    await expect(second).toHaveValue('8');
  },
};

export const WithError: Story = {
  args: { value: '481516', error: 'Wrong fund password.', hint: 'Six digits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wrong fund password.')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Fund password' })).toHaveAccessibleDescription(
      'Wrong fund password. Six digits',
    );
  },
};

export const Disabled: Story = {
  args: { value: '481516', disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Digit 2 of 6')).toBeDisabled();
  },
};

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
