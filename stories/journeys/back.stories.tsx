import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import type { Context } from '../support/context';
import { goBack } from '../support/navigation';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

/** Back: the browser's button, Android's back gesture, the swipe on iOS. */
const meta = {
  title: 'Journeys/Back',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/home/index', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const atPath = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`));

const menuOf = async (context: Context) =>
  within(await context.canvas.findByRole('navigation', { name: storyText(context)('common:menu.label') }));

async function open(context: Context, entry: 'market' | 'trade' | 'menu') {
  const name = storyText(context)(`common:menu.${entry}`);
  await pressWhenReady(await (await menuOf(context)).findByRole('link', { name }));
}

const gone = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** From home to the market, where the sheet of the demonstration opens. */
async function openSheet(context: Context) {
  await open(context, 'market');
  await atPath('/market/market');
  const name = new RegExp(storyText(context)('common:demo'));
  await pressWhenReady(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** Back closes the sheet, then leaves the page. */
export const ClosesTheSheetFirst: Story = {
  play: async (context) => {
    await openSheet(context);
    await goBack();
    await gone('dialog');
    await expect(window.location.hash).toBe('#/market/market');
    await goBack();
    await atPath('/home/index');
  },
};

/** With a dialog above a sheet, back closes the dialog first. */
export const ClosesTheDialogFirst: Story = {
  play: async (context) => {
    const sheet = await openSheet(context);
    await pressWhenReady(await sheet.findByRole('button', { name: storyText(context)('demo:reset') }));
    await screen.findByRole('alertdialog');
    await goBack();
    await gone('alertdialog');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await goBack();
    await gone('dialog');
    await goBack();
    await atPath('/home/index');
  },
};

/** After logging out in a dialog, back reaches no screen that needs a session. */
export const FromADialogThatLeavesThePage: Story = {
  play: async (context) => {
    const t = storyText(context);
    await open(context, 'menu');
    await pressWhenReady(await screen.findByRole('link', { name: t('account:entrances.settings') }));
    await pressWhenReady(await screen.findByRole('button', { name: t('home:account.logout') }));
    const dialog = await openQuestion();
    await pressWhenReady(await dialog.findByRole('button', { name: t('home:account.logout') }));
    await atPath('/login/login');
    await gone('alertdialog');
    await goBack();
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/login\/login\?to=/));
  },
};
