import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { handle } from '../../../mocks/handlers/handle';
import { serve } from '../../../mocks/handlers/serve';
import { programVersion } from '../../../src/api/contract/common';
import { appVersion } from '../../../src/lib/appVersion';
import { Start } from '../../../src/screens/login/Start';
import { anotherSite, anotherTitle, expectAnotherSite } from '../../support/anotherSite';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { storyExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { expectLeadsTo } from '../../support/navigation';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/login/start',
  component: Start,
  parameters: { app: { path: '/login/start', signedOut: true } },
} satisfies Meta<typeof Start>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leads to this address in time. */
async function leadsTo(context: Pick<Context, 'canvas'>, address: string, timeout = 2_000): Promise<void> {
  await waitFor(() => expect(window.location.hash).toBe(`#${address}`), { timeout });
  await expectLeadsTo(context, address);
}

const staysHere = () => expect(window.location.hash).toBe('#/login/start');

/** The splash: mark, name and progress while the app checks its version and fetches prices. */
export const Default: Story = {
  tags: ['main'],
  parameters: {
    chromatic: { modes: everyMode },
    app: { faults: [fault('hang', '/common/Version'), fault('hang', '/stock/Indices')] },
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      storyText({ loaded })('login:start.label'),
    );
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Itayose' })).toBeVisible();
    await staysHere();
  },
};

/** Everything was ready and nobody is logged in: the splash has led to the introduction. */
export const GoesOnToTheOnboarding: Story = { play: (context) => leadsTo(context, '/login/logon') };

/** Everything was ready for a member who is logged in: the splash has led to the home screen. */
export const GoesOnToHomeScreen: Story = {
  parameters: { app: { signedOut: false } },
  play: (context) => leadsTo(context, '/home/index'),
};

/** The session had ended: a toast says so, and the splash has led to the login. */
export const DeadTokenLeadsToLogin: Story = {
  tags: ['refused'],
  parameters: {
    app: {
      signedOut: false,
      faults: [fault('unauthorized', '/common/Version'), fault('unauthorized', '/stock/*')],
    },
  },
  play: async (context) => {
    const message = storyText(context)('login:login.expired');
    await expect(await within(document.body).findByText(message)).toBeVisible();
    await staysHere();
    await leadsTo(context, '/login/login');
    await expect(window.localStorage.getItem('tokend')).toBeNull();
  },
};

/** There was no connection: the splash has led to the introduction all the same. */
export const GoesOnOffline: Story = {
  parameters: { app: { faults: [fault('offline', '/common/Version'), fault('offline', '/stock/*')] } },
  play: (context) => leadsTo(context, '/login/logon'),
};

/** Version and prices failed on the server: the splash has led to the introduction all the same. */
export const GoesOnAfterFailures: Story = {
  parameters: { app: { faults: [fault('serverError', '/common/Version'), fault('html', '/stock/*')] } },
  play: (context) => leadsTo(context, '/login/logon'),
};

/** The version couldn't be read: the splash has led to the home screen all the same. */
export const GoesOnAfterMalformedVersion: Story = {
  parameters: { app: { signedOut: false, faults: [fault('malformed', '/common/Version')] } },
  play: (context) => leadsTo(context, '/home/index'),
};

/** The server refused to tell the version: the splash has led to the introduction all the same. */
export const GoesOnAfterARefusal: Story = {
  parameters: { app: { faults: [fault('refuse', '/common/Version')] } },
  play: (context) => leadsTo(context, '/login/logon'),
};

/** No prices came within three seconds: the splash has led to the introduction without them. */
export const GoesOnWithoutPrices: Story = {
  parameters: { app: { faults: [fault('hang', '/stock/*')] } },
  play: async (context) => {
    await staysHere();
    await leadsTo(context, '/login/logon', 6_000);
  },
};

/** No version came within three seconds: the splash has led to the home screen without it. */
export const GoesOnWithoutVersion: Story = {
  parameters: { app: { signedOut: false, faults: [fault('hang', '/common/Version')] } },
  play: async (context) => {
    await staysHere();
    await leadsTo(context, '/home/index', 6_000);
  },
};

/** The server took three seconds for every response: the splash has led to the introduction. */
export const GoesOnOnASlowServer: Story = {
  parameters: { app: { faults: [fault('slow')] } },
  play: (context) => leadsTo(context, '/login/logon', 6_000),
};

/** The server reports these versions. */
const versions =
  (latest: string, minimum: string) =>
  ({ msw, loaded }: Context) => {
    const notes = {
      en: 'Charts keep your settings. Searching also understands kana in half width.',
      tw: '圖表會保留您的設定，搜尋也支援半形假名。',
      jp: 'チャートの設定を保存します。検索は半角カナにも対応しました。',
    };
    msw.use(
      serve(handle(storyExchange({ loaded }).store, programVersion, () => ({ latest, minimum, notes }))),
    );
  };

/** A newer version is available: its number and what is new are shown, and it can be loaded now or later. */
export const NewerVersionAvailable: Story = {
  beforeEach: versions('9.1.0', '0.1.0'),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('heading', { name: t('login:start.newer') })).toBeVisible();
    await expect(await canvas.findByText('9.1.0')).toBeVisible();
    await expect(await canvas.findByText(appVersion)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('login:start.reload') })).toBeVisible();
    await expect(canvas.queryByText(t('login:start.stillHere'))).toBeNull();
    await expectFits(canvasElement);
    await staysHere();
  },
};

/** The newer version was postponed: the splash has led to the home screen. */
export const NewerVersionPostponed: Story = {
  parameters: { app: { signedOut: false } },
  beforeEach: versions('9.1.0', '0.1.0'),
  play: async (context) => {
    const name = storyText(context)('login:start.later');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await leadsTo(context, '/home/index');
    await expect(window.localStorage.getItem('postponedVersion')).toBe('9.1.0');
  },
};

/** The newer version had been postponed before: the splash has led to the introduction without offering it. */
export const PostponedVersionIsNotOffered: Story = {
  beforeEach: (context) => {
    window.localStorage.setItem('postponedVersion', '9.1.0');
    versions('9.1.0', '0.1.0')(context);
  },
  play: (context) => leadsTo(context, '/login/logon'),
};

/** The server requires a newer version: only a reload is offered. */
export const OutdatedVersionMustReload: Story = {
  beforeEach: versions('9.1.0', '9.0.0'),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('heading', { name: t('login:start.outdated') })).toBeVisible();
    await expect(await canvas.findByText(t('login:start.stillHere'))).toBeVisible();
    await expect((await canvas.findAllByRole('button')).map((button) => button.textContent)).toEqual([
      t('login:start.reload'),
    ]);
    await expectFits(canvasElement);
    await staysHere();
  },
};

/** The splash of another site: its logo and name replace the brand. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  parameters: {
    app: { faults: [fault('hang', '/common/Version'), fault('hang', '/stock/Indices')] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: anotherTitle })).toBeVisible();
    await expectAnotherSite(canvasElement);
  },
};
