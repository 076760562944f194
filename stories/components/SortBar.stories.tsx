import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SortBar } from '../../src/components/SortBar/SortBar';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPageEdgeToEdge } from './onPage';

type Key = 'code' | 'price' | 'change' | 'volume';
type Props = ComponentProps<typeof SortBar<Key>>;

/** Keeps the selection; a second press reverses the order. */
function Sorting({ onSort, ...props }: Props) {
  const [{ value, direction }, setOrder] = useState({ value: props.value, direction: props.direction });
  const sort = (key: Key) => {
    onSort(key);
    const turned = direction === 'ascending' ? 'descending' : 'ascending';
    setOrder({ value: key, direction: key === value ? turned : 'descending' });
  };
  return <SortBar {...props} value={value} direction={direction} onSort={sort} />;
}

const keysChoices = {
  sorted: [
    { value: 'code', label: 'Code' },
    { value: 'price', label: 'Price' },
    { value: 'change', label: 'Change' },
    { value: 'volume', label: 'Volume' },
  ],
  ownOrder: [
    { value: 'code', label: 'My order', fixed: true },
    { value: 'price', label: 'Price' },
  ],
} satisfies Record<string, ComponentProps<typeof SortBar<Key>>['keys']>;

const meta = {
  title: 'Components/Layout/SortBar',
  component: SortBar<Key>,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Sort by',
    keys: keysChoices.sorted,
    value: 'code',
    direction: 'ascending',
    directionLabels: { ascending: 'ascending', descending: 'descending' },
    onSort: fn(),
  },
  argTypes: { keys: choices(keysChoices), value: { options: ['code', 'price', 'change', 'volume'] } },
  render: (args) => <Sorting {...args} />,
} satisfies Meta<typeof SortBar<Key>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list sorted by price in ascending order, after a second press on the key. */
export const SortedAndReversed: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Sort by' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Code ascending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Price' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('price');
    await expect(await canvas.findByRole('button', { name: 'Code' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Price descending' }));
    await expect(await canvas.findByRole('button', { name: 'Price ascending' })).toHaveTextContent('▲');
  },
};

/** Sorted by price and reversed by keyboard; the key keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Code ascending' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const price = await canvas.findByRole('button', { name: 'Price descending' });
    await expect(price).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(price).toHaveAccessibleName('Price ascending');
    await expect(args.onSort.mock.calls).toEqual([['price'], ['price']]);
  },
};

/** The member’s own order is chosen; it has only one direction, so no arrow. */
export const OwnOrderInOneDirection: Story = {
  args: {
    keys: keysChoices.ownOrder,
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('button', { name: 'My order' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(own).not.toHaveTextContent(/[▲▼]/);
  },
};

/** More keys than fit: the bar scrolls sideways, and the active key is visible. */
export const LongText: Story = {
  args: {
    keys: (['code', 'price', 'change', 'volume'] as const).map((value) => ({
      value,
      label: `By the ${value} of the day`,
    })),
    value: 'volume',
  },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = (await canvas.findByRole('button', { pressed: true })).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expectFits(canvasElement);
  },
};

/** A second figure stands below the first one in the rows: the head names it, and is still called by the one that it sorts. */
export const TwoFiguresInAColumn: Story = {
  args: {
    columns: 'minmax(max-content, 1fr) 12ch 8ch',
    keys: [
      { value: 'code', label: 'Code' },
      { value: 'price', label: 'Price', below: 'Turnover (juta)' },
      { value: 'change', label: 'Change', below: 'Yen' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByRole('button', { name: 'Price' });
    await expect(price).toHaveAccessibleDescription('Turnover (juta)');
    await expect(price).toHaveTextContent('PriceTurnover (juta)');
    await expectFits(canvasElement);
  },
};

/** The heads stand over the columns of the rows: the first at the left of its column, the others at the right. */
export const OverColumns: Story = {
  args: { columns: 'minmax(max-content, 1fr) 8ch 6ch', keys: keysChoices.sorted.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    const heads = await canvas.findAllByRole('button');
    await expect(heads.map((each) => getComputedStyle(each).textAlign)).toEqual(['left', 'right', 'right']);
    const [, price, change] = heads.map((each) => each.getBoundingClientRect());
    await expect(price?.width).toBeGreaterThan(change?.width ?? 0);
    await expectFits(canvasElement);
  },
};

/** Wrong: sentences as the headings of columns. */
export const DontWriteSentences: Story = {
  args: {
    keys: [
      { value: 'code', label: 'Sort by its code' },
      { value: 'price', label: 'Sort by its price' },
    ],
  },
};
