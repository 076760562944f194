import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, waitFor } from 'storybook/test';
import { List } from '../../src/components/List/List';
import { SwipeAction } from '../../src/components/SwipeAction/SwipeAction';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Actions/SwipeAction',
  component: SwipeAction,
  decorators: [onPageEdgeToEdge],
  args: {
    actionLabel: 'Remove',
    actionName: 'Remove 1010 Hinoki Chemical',
    glyph: Trash2,
    onAction: fn(),
    children: <p style={{ padding: 24 }}>1010 Hinoki Chemical</p>,
  },
  render: (args) => (
    <List label="Watchlist">
      <li>
        <SwipeAction {...args} />
      </li>
    </List>
  ),
} satisfies Meta<typeof SwipeAction>;

export default meta;
type Story = StoryObj<typeof meta>;

const isInSight = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth + 1;
};

/** A row whose action is out of sight. */
export const Closed: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(isInSight(await canvas.findByRole('button'))).toBe(false);
  },
};

/** A swipe has revealed the action of the row. */
export const SwipedToTheAction: Story = {
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Remove 1010 Hinoki Chemical' });
    action.parentElement?.scrollTo({ left: 400 });
    await waitFor(() => expect(isInSight(action)).toBe(true));
  },
};

/** The row is closed again, after its action was revealed by a swipe and pressed. */
export const ClosedAfterTheAction: Story = {
  play: async (context) => {
    await SwipedToTheAction.play?.(context);
    const { canvas, userEvent, args } = context;
    const action = await canvas.findByRole('button');
    await userEvent.click(action);
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(isInSight(action)).toBe(false));
  },
};

/** The action of the row was reached and pressed by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const action = await canvas.findByRole('button');
    await waitFor(() => expect(isInSight(action)).toBe(true));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};
