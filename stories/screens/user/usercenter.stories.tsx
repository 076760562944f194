import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { UserCenter } from '../../../src/screens/user/UserCenter';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'trader' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** What a member who trades has, and who the member is. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const account = storyExchange(context).session?.account ?? '';
    await expect(await canvas.findByText(account)).toBeVisible();
    for (const part of ['available', 'frozen', 'margin', 'unrealised', 'realised'] as const) {
      await expect(canvas.getByText(t(`home:assets.${part}`))).toBeVisible();
    }
    await expect(canvas.getByText(t('home:account.agreement')).closest('a')).toHaveAttribute(
      'href',
      '#/user/userPri',
    );
  },
};

/** No figure is shown, and it stays so. */
export const Hidden: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.hide') }));
    await expect(await canvas.findByText(t('home:assets.hidden'))).toBeVisible();
    await expect(canvas.queryByText(t('home:assets.margin'))).toBeNull();
    await expect(window.localStorage.getItem('hideBalance')).toBe('1');
  },
};

/** Just registered: nothing in the account, nothing verified. */
export const Newcomer: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const unverified = storyText(context)('home:account.verificationStates.unverified');
    await expect(await context.canvas.findByText(unverified)).toBeVisible();
  },
};

/** The story's member with another standing of the identity check. */
const standing =
  (verification: 'underReview' | 'verified') =>
  async ({ loaded }: { loaded: Record<string, unknown> }) => {
    const { store, session } = storyExchange({ loaded });
    await store.transact(({ world }) => {
      const member = world.members[session?.account ?? ''];
      if (member) member.verification = verification;
    });
  };

export const UnderReview: Story = {
  beforeEach: standing('underReview'),
  play: async (context) => {
    const state = storyText(context)('home:account.verificationStates.underReview');
    await expect(await context.canvas.findByText(state)).toBeVisible();
  },
};

export const Verified: Story = {
  beforeEach: standing('verified'),
  play: async (context) => {
    const state = storyText(context)('home:account.verificationStates.verified');
    await expect(await context.canvas.findByText(state)).toBeVisible();
  },
};

/** The restriction that holds is named, with what still works and whom to ask. */
export const Frozen: Story = {
  parameters: { app: { scenario: 'frozen' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('home:restricted.frozen'))).toBeVisible();
  },
};

export const TradeBanned: Story = {
  parameters: { app: { scenario: 'tradeBanned' } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(storyText(context)('home:restricted.tradeBanned')),
    ).toBeVisible();
  },
};

/** While it loads the way out and the settings are there. */
export const Loading: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: storyText(context)('home:account.logout') }),
    ).toBeVisible();
  },
};

const partFails = (text: 'offline' | 'malformed') => async (context: PlayContext) => {
  const { canvas } = context;
  const t = storyText(context);
  await expect(await canvas.findByText(t(`common:failure.${text}`))).toBeVisible();
  await expect(canvas.getByRole('button', { name: t('common:retry') })).toBeVisible();
  await expect(canvas.getByRole('button', { name: t('home:account.logout') })).toBeVisible();
};

export const Offline: Story = {
  parameters: { app: { faults: [fault('offline')] } },
  play: partFails('offline'),
};

export const Malformed: Story = {
  parameters: { app: { faults: [fault('malformed', '/user/Account')] } },
  play: partFails('malformed'),
};

async function askToLogOut(context: PlayContext) {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  await userEvent.click(await canvas.findByRole('button', { name: t('home:account.logout') }));
  return within(await within(document.body).findByRole('alertdialog'));
}

/** Asks first, with the focus on staying. */
export const AsksBeforeLeaving: Story = {
  play: async (context) => {
    const t = storyText(context);
    const dialog = await askToLogOut(context);
    await waitFor(() => expect(dialog.getByText(t('home:account.logoutNote'))).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common:cancel') })).toHaveFocus());
  },
};

async function logOut(context: PlayContext) {
  const dialog = await askToLogOut(context);
  const leave = dialog.getByRole('button', { name: storyText(context)('home:account.logout') });
  await context.userEvent.click(leave);
  await waitFor(() => expect(window.location.hash).toBe('#/login/login'));
  await expect(window.localStorage.getItem('tokend')).toBeNull();
}

/** Forgets the token and keeps the account, so that it need not be typed again. */
export const LoggedOut: Story = {
  play: async (context) => {
    await logOut(context);
    await expect(window.localStorage.getItem('account')).toBe(storyExchange(context).session?.account);
  },
};

/** Signs out on this device even where the server can't hear of it. */
export const LoggedOutOffline: Story = {
  parameters: { app: { faults: [fault('offline', '/user/Logout')] } },
  play: logOut,
};
