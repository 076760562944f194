import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { FullScreen } from '../../src/components/FullScreen/FullScreen';
import { closeLayers, layerCount } from '../../src/lib/openLayers';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const asideChoices = {
  none: undefined,
  withAside: <strong>1,250</strong>,
  longTitle: <strong>98,765,432,109.5</strong>,
} satisfies Record<string, ComponentProps<typeof FullScreen>['aside']>;

const toolsChoices = {
  none: undefined,
  withTools: <Button kind="quiet">Week</Button>,
} satisfies Record<string, ComponentProps<typeof FullScreen>['tools']>;

const childrenChoices = {
  open: <p>As large as the screen.</p>,
  closedByEscape: <Button>Inside</Button>,
} satisfies Record<string, ComponentProps<typeof FullScreen>['children']>;

const meta = {
  title: 'Components/Layout/FullScreen',
  component: FullScreen,
  decorators: [onPage],
  args: {
    open: true,
    title: 'Price chart',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: childrenChoices.open,
  },
  argTypes: {
    aside: choices(asideChoices),
    tools: choices(toolsChoices),
    children: choices(childrenChoices),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Open
        </Button>
        <FullScreen {...args} open={open} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof FullScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chart or table as large as the window, over the page. */
export const OpenOverThePage: Story = {
  tags: ['main'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Price chart');
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};

/** The price of a stock stays beside the title while its chart fills the screen. */
export const WithAside: Story = {
  args: { aside: asideChoices.withAside, title: 'Hinode Foods 1055' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('1,250')).toBeVisible();
  },
};

/** Controls of the content are in a line below the title. */
export const WithControlsBelowTitle: Story = {
  args: { tools: toolsChoices.withTools },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const title = (await dialog.findByRole('heading')).getBoundingClientRect();
    await expect(
      (await dialog.findByRole('button', { name: 'Week' })).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(title.bottom);
  },
};

/** Escape has closed it: the page is back, and the focus is on the button that opened it. */
export const ClosedByEscape: Story = {
  args: { open: false, children: childrenChoices.closedByEscape },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The focus stays inside, even after the content, such as a chart library, has dropped it. */
export const KeepsTheFocus: Story = {
  args: { children: childrenChoices.closedByEscape },
  play: async () => {
    const inside = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Inside' });
    inside.focus();
    inside.blur();
    await expect(inside).toHaveFocus();
  },
};

/** Its button has closed it: the page is back. */
export const ClosedByButton: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The back button of the phone has closed it, without leaving the page. */
export const ClosedByBack: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(layerCount()).toBe(1);
    closeLayers(0);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(layerCount()).toBe(0);
  },
};

/** A long title and a long price stay within the head. */
export const LongTitle: Story = {
  args: {
    title: 'The Great Northern Shipbuilding and Steam Navigation Company of Hakodate and Aomori 1055',
    aside: asideChoices.longTitle,
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expectFits(document.body);
  },
};
