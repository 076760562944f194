import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../mocks/faults';
import { Shell } from '../../src/app/Shell';
import type { Context } from '../support/context';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const path = '/market/marketDetail?symbol=1018.W';

const meta = {
  title: 'Journeys/Session ends',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The login that returns to this path is on the screen. */
async function expectLogin({ loaded }: Pick<Context, 'loaded'>, to: string) {
  await waitFor(() => expect(window.location.hash).toBe(`#/login/login?to=${encodeURIComponent(to)}`));
  const name = storyText({ loaded })('login:login.submit');
  await expect(await within(document.body).findByRole('button', { name })).toBeVisible();
}

/** A 401 during use: one message, then the login, which returns to the screen. */
export const UnauthorizedLeadsToLogin: Story = {
  parameters: { app: { path, faults: [fault('unauthorized', '/stock/*')] } },
  play: async ({ loaded }) => {
    const message = storyText({ loaded })('login:login.expired');
    const page = within(document.body);
    await expect(await page.findAllByText(message)).toHaveLength(1);
    await expect(window.location.hash).toBe(`#${path}`);
    await expectLogin({ loaded }, path);
    await expect(window.localStorage.getItem('tokend')).toBeNull();
  },
};

/** A public screen leads to the login too. */
export const UnauthorizedOnOpenScreen: Story = {
  parameters: {
    app: { path: '/user/tradeRule', faults: [fault('unauthorized')] },
  },
  play: async ({ loaded }) => {
    const message = storyText({ loaded })('login:login.expired');
    await expect(await within(document.body).findByText(message)).toBeVisible();
    await expectLogin({ loaded }, '/user/tradeRule');
  },
};

/** Nobody is signed in, and the server wants a login for a public screen: it says so, and the login opens. */
export const UnauthorizedWithoutSession: Story = {
  parameters: {
    app: { path: '/user/tradeRule', signedOut: true, faults: [fault('unauthorized')] },
  },
  play: async ({ loaded }) => {
    const message = storyText({ loaded })('login:login.required');
    await expect(await within(document.body).findByText(message)).toBeVisible();
    await expectLogin({ loaded }, '/user/tradeRule');
  },
};

/** Without a session, a screen that needs one opens the login at once. */
export const NotSignedIn: Story = {
  parameters: { app: { path, signedOut: true } },
  play: async ({ loaded }) => {
    await expectLogin({ loaded }, path);
  },
};

/** An unknown path shows a message and a link home. */
export const UnknownPathLeadsHome: Story = {
  parameters: { app: { path: '/no/such/path' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await pressWhenReady(await canvas.findByRole('link', { name: t('common:notFound.home') }));
    await expect(await canvas.findByText(t('home:assets.total'))).toBeVisible();
  },
};

/** A kept-alive screen keeps its state: here the watchlist. */
export const ScreenKeepsItsState: Story = {
  parameters: { app: { path: '/market/marketFav' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const list = await canvas.findByRole('list', { name: t('market:tabs.watchlist') });
    const first = list.querySelector<HTMLElement>('a');
    if (!first) throw new Error('The demo member watches nothing');
    await pressWhenReady(first);
    await pressWhenReady(await canvas.findByRole('button', { name: t('common:back') }));
    await expect(await canvas.findByRole('list', { name: t('market:tabs.watchlist') })).toBe(list);
  },
};
