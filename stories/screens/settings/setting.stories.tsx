import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setSampleFundPassword } from '../../../mocks/exchange/identity/seed';
import { fault } from '../../../mocks/faults';
import { setAvatar } from '../../../src/api/contract/settings';
import { joinNames } from '../../../src/i18n/joinNames';
import { Setting } from '../../../src/screens/settings/Setting';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, storyExchange, withExchange } from '../../support/exchange';
import { expectLeadsTo } from '../../support/navigation';
import { openQuestion, pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyLanguage, storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { choosePhoto, photo } from '../../support/uploads';

const meta = {
  title: 'Screens/user/setting',
  component: Setting,
  parameters: { app: { path: '/user/setting', scenario: 'newcomer' } },
} satisfies Meta<typeof Setting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All settings, each with its value and where it leads. */
export const Default: Story = {
  tags: ['main'],
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

/** The row of the fund password says when it was set. */
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

/** The sheet to choose a picture: accepted types and size, and a button that waits for a choice. */
export const PictureToChoose: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await openPicture(context));
    const types = joinNames(['JPEG', 'PNG', 'WebP'], storyLanguage(context));
    await expect(await sheet.findByText(t('uploads:limits', { types, size: '5 MB' }))).toBeVisible();
    await expect(
      await sheet.findByRole('button', { name: t('settings:avatar.use') }),
    ).toHaveAccessibleDescription(t('settings:avatar.first'));
  },
};

/** A new picture was uploaded and chosen: its row shows it. */
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

/**
 * The picture was uploaded a day ago: an alert in the sheet says that it isn't valid any more, and the button
 * asks for another.
 */
export const PictureExpired: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    const sheet = await choosePicture(context);
    await withExchange(context, minutesLater(25 * 60));
    await usePicture(sheet, context);
    await expect(await within(sheet).findByRole('alert')).toHaveTextContent(t('errors:keyMismatch'));
    await expect(
      await within(sheet).findByRole('button', { name: t('settings:avatar.use') }),
    ).toHaveAccessibleDescription(t('settings:avatar.first'));
  },
};

/** There was no connection to save the picture: an alert in the sheet says so. */
export const PictureNotSaved: Story = {
  tags: ['offline'],
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
  return openQuestion();
}

/** The member is about to log out: a question says what that means, with the focus on staying. */
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
  await expectLeadsTo(context, '/login/login');
  await expect(window.localStorage.getItem('tokend')).toBeNull();
}

/** The member has logged out: the session has ended on this device, and the login follows. */
export const LoggedOut: Story = {
  play: async (context) => {
    await logOut(context);
    await expect(window.localStorage.getItem('account')).toBe(storyExchange(context).session?.account);
  },
};

/**
 * The member has logged out without a connection: the session has ended on this device, and the login
 * follows.
 */
export const LoggedOutOffline: Story = {
  parameters: { app: { faults: [fault('offline', '/user/Logout')] } },
  play: logOut,
};

/** The member's data is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the member's data: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/user/Profile'), tags: ['error'] };

/**
 * The server can't send the state of the passwords: the part of the account shows the failure with a button to try
 * again.
 */
export const PasswordsFail: Story = { ...failsStory('/user/Security'), tags: ['error'] };

/** There is no connection when the settings open: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
