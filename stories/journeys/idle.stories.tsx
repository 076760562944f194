import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { handle } from '../../mocks/handlers/handle';
import { serve } from '../../mocks/handlers/serve';
import { siteConfig } from '../../src/api/contract/common';
import { Shell } from '../../src/app/Shell';
import { storyExchange } from '../support/exchange';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const path = '/user/usercenter';

/** The site ends a session after a minute without use; the last use was this long ago, in ms. */
const lastUsed = (agoMs: number): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw, loaded }) => {
    window.localStorage.setItem('lastUse', String(Date.now() - agoMs));
    msw.use(
      serve(
        handle(storyExchange({ loaded }).store, siteConfig, () => [
          { name: 'title', value: 'Itayose' },
          { name: 'idleMinutes', value: '1' },
        ]),
      ),
    );
  },
});

const meta = {
  title: 'Journeys/Idle',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question comes in time. Staying continues the session, and the question does not come again at once. */
export const StaysSignedIn: Story = {
  ...lastUsed(35_000),
  play: async ({ loaded }) => {
    const t = storyText({ loaded });
    const page = within(document.body);
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName(t('login:idle.title'));
    await pressWhenReady(await within(dialog).findByRole('button', { name: t('login:idle.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(window.localStorage.getItem('tokend')).toBeTruthy();
  },
};

/** The device slept for a day: the session has ended, the login says why and returns to the screen. */
export const PhoneSleptForADay: Story = {
  ...lastUsed(24 * 60 * 60_000),
  play: async ({ loaded }) => {
    const t = storyText({ loaded });
    const page = within(document.body);
    await expect(await page.findByText(t('login:idle.ended'))).toBeVisible();
    await expect(window.location.hash).toBe(`#/login/login?to=${encodeURIComponent(path)}`);
    await expect(window.localStorage.getItem('tokend')).toBeNull();
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};

/** Signing out does not report inactivity. */
export const SigningOutIsNotInactivity: Story = {
  ...lastUsed(0),
  parameters: { app: { path: '/user/setting' } },
  play: async ({ loaded }) => {
    const t = storyText({ loaded });
    const page = within(document.body);
    const name = t('home:account.logout');
    await pressWhenReady(await page.findByRole('button', { name }));
    const dialog = await openQuestion();
    await pressWhenReady(await dialog.findByRole('button', { name }));
    await expect(await page.findByRole('button', { name: t('login:login.submit') })).toBeVisible();
    await expect(page.queryByText(t('login:idle.ended'))).toBeNull();
    await expect(window.localStorage.getItem('ended')).toBeNull();
  },
};
