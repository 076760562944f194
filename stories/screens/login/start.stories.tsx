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
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/login/start',
  component: Start,
  parameters: { app: { path: '/login/start', signedOut: true } },
} satisfies Meta<typeof Start>;

export default meta;
type Story = StoryObj<typeof meta>;

const leadsTo = (hash: string, timeout = 2_000) =>
  waitFor(() => expect(window.location.hash).toBe(hash), { timeout });

const staysHere = () => expect(window.location.hash).toBe('#/login/start');

/** Mark, name and progress while version and prices load. */
export const Default: Story = {
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

/** The version is current and nobody is signed in: the onboarding follows. */
export const GoesOnToTheOnboarding: Story = { play: () => leadsTo('#/login/logon') };

/** A signed-in member continues to the home screen. */
export const GoesOnToHomeScreen: Story = {
  parameters: { app: { signedOut: false } },
  play: () => leadsTo('#/home/index'),
};

/** The token is unknown: a message, then the login instead of the onboarding (specification 8). */
export const DeadTokenLeadsToLogin: Story = {
  parameters: {
    app: {
      signedOut: false,
      faults: [fault('unauthorized', '/common/Version'), fault('unauthorized', '/stock/*')],
    },
  },
  play: async ({ loaded }) => {
    const message = storyText({ loaded })('login:login.expired');
    await expect(await within(document.body).findByText(message)).toBeVisible();
    await staysHere();
    await leadsTo('#/login/login');
    await expect(window.localStorage.getItem('tokend')).toBeNull();
  },
};

/** Without version and prices the app still starts. Missing data is reported where it is shown. */
export const Offline: Story = {
  parameters: { app: { faults: [fault('offline', '/common/Version'), fault('offline', '/stock/*')] } },
  play: () => leadsTo('#/login/logon'),
};

export const Fails: Story = {
  parameters: { app: { faults: [fault('serverError', '/common/Version'), fault('html', '/stock/*')] } },
  play: () => leadsTo('#/login/logon'),
};

/** Malformed responses do not block the app. */
export const Malformed: Story = {
  parameters: { app: { signedOut: false, faults: [fault('malformed', '/common/Version')] } },
  play: () => leadsTo('#/home/index'),
};

export const Refused: Story = {
  parameters: { app: { faults: [fault('refuse', '/common/Version')] } },
  play: () => leadsTo('#/login/logon'),
};

/** Prices and version are awaited for three seconds at most. */
export const PricesArriveLate: Story = {
  parameters: { app: { faults: [fault('hang', '/stock/*')] } },
  play: async () => {
    await staysHere();
    await leadsTo('#/login/logon', 6_000);
  },
};

export const VersionArrivesLate: Story = {
  parameters: { app: { signedOut: false, faults: [fault('hang', '/common/Version')] } },
  play: async () => {
    await staysHere();
    await leadsTo('#/home/index', 6_000);
  },
};

/** The server takes three seconds for every response. */
export const SlowServer: Story = {
  parameters: { app: { faults: [fault('slow')] } },
  play: () => leadsTo('#/login/logon', 6_000),
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

/** A newer version is available: the member may load it now. */
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

/** The newer version is postponed: the app continues, and this version is not offered again. */
export const NewerVersionPostponed: Story = {
  parameters: { app: { signedOut: false } },
  beforeEach: versions('9.1.0', '0.1.0'),
  play: async ({ canvas, loaded, userEvent }) => {
    const later = await canvas.findByRole('button', { name: storyText({ loaded })('login:start.later') });
    await userEvent.click(later);
    await leadsTo('#/home/index');
    await expect(window.localStorage.getItem('postponedVersion')).toBe('9.1.0');
  },
};

export const PostponedVersionIsNotOffered: Story = {
  beforeEach: (context) => {
    window.localStorage.setItem('postponedVersion', '9.1.0');
    versions('9.1.0', '0.1.0')(context);
  },
  play: () => leadsTo('#/login/logon'),
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

/** Another site configuration: its logo and name. */
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
