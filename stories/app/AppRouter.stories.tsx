import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Context } from '../support/context';
import { goBack } from '../support/navigation';
import { pressWhenReady } from '../support/presses';
import { Pages } from './Pages';

const meta = {
  title: 'App/AppRouter',
  component: Pages,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index' } },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) =>
  pressWhenReady(
    await screen.findByRole(name === 'List' || name === 'Details' ? 'link' : 'button', { name }),
  );

/** The page below a sheet is hidden from screen readers. */
const at = ({ canvas }: Context, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));

const gone = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** From the home page to the list, where the sheet opens. */
async function openOnList(context: Context) {
  await press('List');
  await at(context, '/list');
  await press('Open');
  await screen.findByRole('dialog');
}

/** Back leads from the list to the home page at the first press. */
async function leadsHome(context: Context) {
  window.history.back();
  await at(context, '/home/index');
}

/** The home page: the first back closed the sheet, the next one left the list below it. */
export const HomeAfterSheetAndList: Story = {
  play: async (context) => {
    await openOnList(context);
    await goBack();
    await gone('dialog');
    await at(context, '/list');
    await leadsHome(context);
  },
};

/** The home page, reached by one back: the sheet that its button closed has left no entry in the history. */
export const HomeAfterClosingByButton: Story = {
  play: async (context) => {
    await openOnList(context);
    await press('Close');
    await gone('dialog');
    await leadsHome(context);
  },
};

/** The home page: the sheet was opened three times, and each back did one thing. */
export const HomeAfterThreeSheets: Story = {
  play: async (context) => {
    await openOnList(context);
    await goBack();
    await gone('dialog');
    await press('Open');
    await screen.findByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    await gone('dialog');
    await press('Open');
    await screen.findByRole('dialog');
    await goBack();
    await gone('dialog');
    await leadsHome(context);
  },
};

/** The home page: back closed the dialog first, then the sheet below it, then left the list. */
export const HomeAfterDialogAndSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press('Forget');
    await screen.findByRole('alertdialog');
    await goBack();
    await gone('alertdialog');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await goBack();
    await gone('dialog');
    await leadsHome(context);
  },
};

/** The home page, reached by one back: dialog and sheet were closed by one press. */
export const HomeAfterBothClosedAtOnce: Story = {
  play: async (context) => {
    await openOnList(context);
    await press('Forget');
    await press('Forget it');
    await gone('dialog');
    await leadsHome(context);
  },
};

/** The home page: back from a page opened in the sheet led to the list, with the sheet closed. */
export const HomeAfterPageFromTheSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press('Details');
    await at(context, '/details');
    await gone('dialog');
    window.history.back();
    await at(context, '/list');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await leadsHome(context);
  },
};

/** The home page: a choice in the sheet had changed the address of the list and stayed after closing it. */
export const HomeAfterAddressChange: Story = {
  play: async (context) => {
    await openOnList(context);
    await press('Funds alone');
    await at(context, '/list?kind=funds');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await goBack();
    await gone('dialog');
    await at(context, '/list?kind=funds');
    await expect(window.location.hash).toBe('#/list?kind=funds');
    await leadsHome(context);
  },
};

/** The home page: a button in the sheet closed it and went back at once. */
export const HomeAfterLeavingFromTheSheet: Story = {
  play: async (context) => {
    await openOnList(context);
    await press('Leave');
    await at(context, '/home/index');
    await gone('dialog');
  },
};

/** The home page: a link was tapped and another address typed at once; the typed one had won. */
export const HomeAfterATypedAddress: Story = {
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

/** The home page: forward had neither reopened the closed sheet nor led anywhere. */
export const HomeAfterForward: Story = {
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
