import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setSampleFundPassword } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { setAvatar } from '../../../src/api/contract/security';
import { Setting } from '../../../src/screens/user/Setting';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, storyExchange, withExchange } from '../../support/exchange';
import { pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { choosePhoto, photo } from '../../support/uploads';

const meta = {
  title: 'Screens/user/setting',
  component: Setting,
  parameters: { app: { path: '/user/setting', scenario: 'newcomer' } },
} satisfies Meta<typeof Setting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All settings and where they lead. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(storyExchange(context).session?.account ?? '')).toBeVisible();
    const way = (name: string) => canvas.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(way(t('settings:loginPassword'))).toHaveAttribute('href', '#/user/loginPassword');
    await expect(way(t('settings:fundPassword'))).toHaveTextContent(t('settings:fundPasswordNotSet'));
    await expect(way(t('home:account.language'))).toHaveAttribute('href', '#/user/changeLang');
  },
};

export const FundPasswordSet: Story = {
  beforeEach: prepareExchange(setSampleFundPassword),
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('settings:fundPasswordSet', { date: '2026/11/20' })),
    ).toBeVisible();
  },
};

/** Opens the picture's sheet. */
async function openPicture(context: Context): Promise<HTMLElement> {
  const t = storyText(context);
  const row = await context.canvas.findByRole('button', {
    name: new RegExp(`^${t('settings:avatar.title')}`),
  });
  await context.userEvent.click(row);
  return within(document.body).findByRole('dialog');
}

/** Queries within a sheet. */
const sheetContext = (sheet: HTMLElement, context: Context) => ({
  ...context,
  canvas: within(sheet) as unknown as Context['canvas'],
});

async function choosePicture(context: Context): Promise<HTMLElement> {
  const sheet = await openPicture(context);
  const t = storyText(context);
  await choosePhoto(
    sheetContext(sheet, context),
    t('settings:avatar.label'),
    await photo({ width: 300, height: 300 }),
  );
  await within(sheet).findByText(t('uploads:done'));
  return sheet;
}

const usePicture = async (sheet: HTMLElement, context: Context) =>
  pressWhenReady(
    await within(sheet).findByRole('button', { name: storyText(context)('settings:avatar.use') }),
  );

/** The requirements come first. */
export const PictureToChoose: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await openPicture(context));
    await expect(
      await sheet.findByText(t('uploads:limits', { types: 'JPEG, PNG, WebP', size: '5 MB' })),
    ).toBeVisible();
    await expect(
      await sheet.findByRole('button', { name: t('settings:avatar.use') }),
    ).toHaveAccessibleDescription(t('settings:avatar.first'));
  },
};

/** The new picture is shown in its row. */
export const PictureChanged: Story = {
  play: async (context) => {
    const sheet = await choosePicture(context);
    await usePicture(sheet, context);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(context.canvasElement.querySelector('img')?.src).toContain('/api/static/avatar/'),
    );
  },
};

/** The upload is a day old: the server has dropped it. */
export const PictureExpired: Story = {
  play: async (context) => {
    const sheet = await choosePicture(context);
    await withExchange(context, minutesLater(25 * 60));
    await usePicture(sheet, context);
    await expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:keyMismatch'),
    );
  },
};

export const PictureNotSaved: Story = {
  parameters: { app: { faults: [fault('offline', setAvatar.path)] } },
  play: async (context) => {
    const sheet = await choosePicture(context);
    await usePicture(sheet, context);
    await expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.offline'),
    );
  },
};

async function askToLogOut(context: Context) {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  await userEvent.click(await canvas.findByRole('button', { name: t('home:account.logout') }));
  return within(await within(document.body).findByRole('alertdialog'));
}

/** Signing out asks first, with the focus on staying. */
export const AsksBeforeLeaving: Story = {
  play: async (context) => {
    const t = storyText(context);
    const dialog = await askToLogOut(context);
    await waitFor(() => expect(dialog.getByText(t('home:account.logoutNote'))).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common:cancel') })).toHaveFocus());
  },
};

async function logOut(context: Context) {
  const dialog = await askToLogOut(context);
  const leave = await dialog.findByRole('button', { name: storyText(context)('home:account.logout') });
  await context.userEvent.click(leave);
  await waitFor(() => expect(window.location.hash).toBe('#/login/login'));
  await expect(window.localStorage.getItem('tokend')).toBeNull();
}

/** Signing out removes the token and keeps the account name. */
export const LoggedOut: Story = {
  play: async (context) => {
    await logOut(context);
    await expect(window.localStorage.getItem('account')).toBe(storyExchange(context).session?.account);
  },
};

/** Signing out works on the device without the server. */
export const LoggedOutOffline: Story = {
  parameters: { app: { faults: [fault('offline', '/user/Logout')] } },
  play: logOut,
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/user/Profile');

/** The state of the passwords cannot be loaded. */
export const PasswordsFail: Story = failsStory('/user/Security');

export const Offline: Story = offlineStory();
