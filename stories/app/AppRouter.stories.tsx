import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Context } from '../support/context';
import { goBack } from '../support/navigation';
import { Pages } from './Pages';

const meta = {
  title: 'App/AppRouter',
  component: Pages,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index' } },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async ({ userEvent }: Context, name: string) =>
  userEvent.click(
    await screen.findByRole(name === 'List' || name === 'Details' ? 'link' : 'button', { name }),
  );

/** The page below a sheet is hidden from screen readers. */
const at = ({ canvas }: Context, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));

const gone = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** From the home page to the list, where the sheet opens. */
async function openOnList(context: Context) {
  await press(context, 'List');
  await at(context, '/list');
  await press(context, 'Open');
  await screen.findByRole('dialog');
}

/** Back leads from the list to the home page at the first press. */
async function leadsHome(context: Context) {
  window.history.back();
  await at(context, '/home/index');
}

/** Back closes the sheet; the next one leaves the page. */
export const ClosesTheSheetFirst: Story = {
  play: async (context) => {
    await openOnList(context);
    await goBack();
    await gone('dialog');
    await at(context, '/list');
    await leadsHome(context);
  },
};

/** A sheet closed by its button leaves no history entry that would consume the next back. */
export const ClosedByItsButton: Story = {
  play: async (context) => {
    await openOnList(context);
    await press(context, 'Close');
    await gone('dialog');
    await leadsHome(context);
  },
};

export const OpenedAgainAfterClosing: Story = {
  play: async (context) => {
    await openOnList(context);
    await goBack();
    await gone('dialog');
    await press(context, 'Open');
    await screen.findByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    await gone('dialog');
    await press(context, 'Open');
    await screen.findByRole('dialog');
    await goBack();
    await gone('dialog');
    await leadsHome(context);
  },
};

/** Back closes the dialog above the sheet first, then the sheet, then leaves the page. */
export const DialogAboveTheSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press(context, 'Forget');
    await screen.findByRole('alertdialog');
    await goBack();
    await gone('alertdialog');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await goBack();
    await gone('dialog');
    await leadsHome(context);
  },
};

export const BothClosedAtOnce: Story = {
  play: async (context) => {
    await openOnList(context);
    await press(context, 'Forget');
    await press(context, 'Forget it');
    await gone('dialog');
    await leadsHome(context);
  },
};

/** Back from a page opened in the sheet returns to the page below, with the sheet closed. */
export const PageOpenedFromTheSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press(context, 'Details');
    await at(context, '/details');
    await gone('dialog');
    window.history.back();
    await at(context, '/list');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await leadsHome(context);
  },
};

/** A choice in the sheet that changes the address stays after closing, and does not close the sheet. */
export const AddressChangedFromTheSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press(context, 'Funds alone');
    await at(context, '/list?kind=funds');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await goBack();
    await gone('dialog');
    await at(context, '/list?kind=funds');
    await expect(window.location.hash).toBe('#/list?kind=funds');
    await leadsHome(context);
  },
};

/** Closes the sheet and goes back a page at once. */
export const PageLeftFromTheSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press(context, 'Leave');
    await at(context, '/home/index');
    await gone('dialog');
  },
};

/** A link is tapped and another address typed before navigation ends: the last one wins. */
export const AddressTypedAfterATap: Story = {
  play: async (context) => {
    const link = await screen.findByRole('link', { name: 'List' });
    // Faster than any user: before the next frame.
    link.click();
    window.location.hash = '#/details';
    await at(context, '/details');
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await at(context, '/details');
    await expect(window.location.hash).toBe('#/details');
    window.history.back();
    await at(context, '/home/index');
  },
};

/** The history entries of this tab in Chromium. */
interface TabEntries extends EventTarget {
  currentEntry: { index: number };
}

/** Forward neither reopens what was closed nor navigates. */
export const ForwardReopensNothing: Story = {
  play: async (context) => {
    await openOnList(context);
    await goBack();
    await gone('dialog');
    const { navigation } = window as unknown as { navigation: TabEntries };
    const { index } = navigation.currentEntry;
    const visited: number[] = [];
    navigation.addEventListener('currententrychange', () => visited.push(navigation.currentEntry.index));
    window.history.forward();
    await waitFor(() => expect(visited).toEqual([index + 1, index]));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await leadsHome(context);
  },
};
