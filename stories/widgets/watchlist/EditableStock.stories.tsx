import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EditableStock } from '../../../src/widgets/watchlist/EditableStock/EditableStock';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { storyText } from '../../support/storyText';

const name = 'Kirinoho Software';

const meta = {
  title: 'Widgets/Market/EditableStock',
  component: EditableStock,
  decorators: [onPageEdgeToEdge],
  args: { name, code: '512K', first: false, onRemove: fn(), onFirst: fn() },
} satisfies Meta<typeof EditableStock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row of the watchlist while it is edited, with buttons to remove it and to move it to the top. */
export const Default: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText('512K')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('watchlist:toTop', { name }) }));
    await expect(args.onFirst).toHaveBeenCalledTimes(1);
    await userEvent.click(await canvas.findByRole('button', { name: t('watchlist:removeName', { name }) }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** The first row cannot move to the top: its button is off, but stays in place. */
export const FirstRowStaysAtTop: Story = {
  args: { first: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const button = await canvas.findByRole('button', {
      name: storyText(context)('watchlist:isFirst', { name }),
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onFirst).not.toHaveBeenCalled();
  },
};

/** The stock is in a group, which its row names: a button leads to the choice of another one. */
export const InAGroup: Story = {
  args: { group: 'Dividends', onGroup: fn() },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const button = await canvas.findByRole('button', {
      name: storyText(context)('watchlist:groups.move', { name }),
    });
    await expect(await canvas.findByText('512K · Dividends')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onGroup).toHaveBeenCalledTimes(1);
    await expectFits(canvasElement);
  },
};

/** The row was moved to the top by keyboard: the focus stays, and the button says that the row is first. */
export const ByKeyboard: Story = {
  render: function Alive(args) {
    const [first, setFirst] = useState(args.first);
    const putFirst = () => {
      args.onFirst();
      setFirst(true);
    };
    return <EditableStock {...args} first={first} onFirst={putFirst} />;
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.tab();
    await expectFocusVisible(
      await canvas.findByRole('button', { name: t('watchlist:removeName', { name }) }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expectFocusVisible(await canvas.findByRole('button', { name: t('watchlist:toTop', { name }) }));
    await userEvent.keyboard(' ');
    await expect(args.onFirst).toHaveBeenCalledTimes(1);
    await expectFocusVisible(await canvas.findByRole('button', { name: t('watchlist:isFirst', { name }) }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onFirst).toHaveBeenCalledTimes(1);
  },
};

/** A long name wraps beside the buttons of the row. */
export const LongText: Story = {
  args: { name: longName.en },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longName.en)).toBeVisible();
    await expectFits(canvasElement);
  },
};
