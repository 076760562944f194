import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField } from '../../src/components/SearchField/SearchField';
import { pressInComposition } from '../support/composition';
import { onPage } from './onPage';

type Props = ComponentProps<typeof SearchField>;

/** Keeps the input, as a screen does. */
function Kept(props: Props) {
  const [value, setValue] = useState(props.value);
  const onChange: Props['onChange'] = (typed, composing) => {
    props.onChange(typed, composing);
    setValue(typed);
  };
  return <SearchField {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  decorators: [onPage],
  args: {
    label: 'Search for a stock',
    placeholder: 'Code or name',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    clearLabel: 'Clear',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Search for a stock';

/** An empty field: its placeholder says by what a stock can be found. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name })).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A typed stock code, with a button that clears it; Enter has started the search. */
export const StockCodeTyped: Story = {
  tags: ['filled'],
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name });
    await userEvent.type(field, '1001');
    await expect(args.onChange).toHaveBeenLastCalledWith('1001', false);
    await expect(await canvas.findByRole('button', { name: 'Clear' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The button has cleared the field, which has the focus again. */
export const ClearedAndFocused: Story = {
  args: { value: '1001' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('', false);
    await expect(await canvas.findByRole('searchbox', { name })).toHaveFocus();
    await expect(await canvas.findByRole('searchbox', { name })).toHaveValue('');
  },
};

/** A Japanese syllable, which the field has reported as final once the composition ended. */
export const ComposedByIme: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('searchbox', { name });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'き' }, isComposing: true });
    await expect(args.onChange).toHaveBeenLastCalledWith('き', true);
    fireEvent.compositionEnd(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('き', false);
  },
};

/** An empty field: the Enter that ends a composition has started no search. */
export const EnterOfAnInputMethod: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('searchbox', { name });
    await expect(await pressInComposition(field, 'Enter')).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Wrong: neither the name nor the placeholder says what is searched, and by what. */
export const DontOnlySaySearch: Story = { args: { label: 'Search', placeholder: 'Search' } };
