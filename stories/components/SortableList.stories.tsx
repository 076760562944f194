import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { SortableList } from '../../src/components/SortableList/SortableList';
import { moved } from '../../src/domain/watchlist/watchlistChange';
import { dragOnto } from '../support/pointer';
import { grabByKeyboard } from '../support/presses';
import { onPageEdgeToEdge } from './onPage';

const texts = {
  instructions:
    'Press Space to pick a row up, the arrow keys to move it, Space to put it down, Escape to leave it.',
  handleRole: 'handle',
  handle: (name: string) => `Move ${name}`,
  pickedUp: (name: string, place: number) => `${name} is picked up from place ${place}`,
  movedTo: (name: string, place: number) => `${name} is at place ${place}`,
  putDown: (name: string, place: number) => `${name} stays at place ${place}`,
  cancelled: (name: string, place: number) => `${name} is back at place ${place}`,
};

type Props = ComponentProps<typeof SortableList<string>>;

/** Keeps the order, as a screen does. */
function Kept(props: Props) {
  const [items, setItems] = useState(props.items);
  const onMove: Props['onMove'] = (from, to) => {
    props.onMove(from, to);
    setItems((now) => moved(now, from, to));
  };
  return <SortableList {...props} items={items} onMove={onMove} />;
}

const meta = {
  title: 'Components/Layout/SortableList',
  component: SortableList<string>,
  decorators: [onPageEdgeToEdge],
  args: {
    label: 'Watchlist',
    items: ['Ume', 'Kiri', 'Matsu', 'Take'],
    keyOf: (item) => item,
    onMove: fn(),
    texts,
    children: (item) => <p style={{ padding: 16 }}>{item}</p>,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SortableList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) =>
  [...canvas.getByRole('list', { name: 'Watchlist' }).children]
    .filter((row) => !row.hasAttribute('aria-hidden'))
    .map((row) => row.textContent);
/** Waits until the dropped row has reached its place. */
const settled = () =>
  waitFor(() => expect(document.querySelector('[data-dnd-dropping], [data-dnd-placeholder]')).toBeNull());
const handle = (canvas: Canvas, name: string) => canvas.getByRole('button', { name: `Move ${name}` });

/** Four rows, each with a handle to move it. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual(['Ume', 'Kiri', 'Matsu', 'Take']);
    const grip = handle(canvas, 'Kiri');
    await waitFor(() => expect(grip).toHaveAccessibleDescription(texts.instructions));
    const { width, height } = grip.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** The first row was moved to the third place by keyboard; each step was read out. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await grabByKeyboard(handle(canvas, 'Ume'), userEvent);
    await screen.findByText('Ume is picked up from place 1');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Ume is at place 2');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Ume is at place 3');
    await userEvent.keyboard(' ');
    await screen.findByText('Ume stays at place 3');
    await waitFor(() => expect(rows(canvas)).toEqual(['Kiri', 'Matsu', 'Ume', 'Take']));
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 2);
    await settled();
    await waitFor(() => expect(handle(canvas, 'Ume')).toHaveFocus());
  },
};

/** A row was moved by keyboard and put back by Escape: the order is the former one. */
export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await grabByKeyboard(handle(canvas, 'Take'), userEvent);
    await screen.findByText('Take is picked up from place 4');
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByText('Take is at place 3');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Take is back at place 4');
    await waitFor(() => expect(rows(canvas)).toEqual(['Ume', 'Kiri', 'Matsu', 'Take']));
    await settled();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** The last row was dragged to the first place. */
export const MovedByPointer: Story = {
  play: async ({ args, canvas }) => {
    await dragOnto(handle(canvas, 'Take'), handle(canvas, 'Ume'));
    await waitFor(() => expect(rows(canvas)).toEqual(['Take', 'Ume', 'Kiri', 'Matsu']));
    await settled();
    await expect(args.onMove).toHaveBeenLastCalledWith(3, 0);
  },
};
