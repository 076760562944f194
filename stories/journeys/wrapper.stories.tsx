import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Phone, startPhone } from '../../mocks/phone';
import { Shell } from '../../src/app/Shell';
import type { Context } from '../support/context';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

let phone: Phone;

/** The app in the native wrapper: a simulated Android bridge with the plugins' real code. */
const meta = {
  title: 'Journeys/Native wrapper',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/home/index', scenario: 'demo' } },
  beforeEach: () => {
    phone = startPhone();
    return () => phone.remove();
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const atPath = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`));

/** The phone's back button, as soon as the app listens to it. */
const pressBack = () =>
  waitFor(() => expect(phone.fire('App', 'backButton', { canGoBack: true })).toBe(true));

/** The app has loaded the wrapper's additions. */
const started = () => waitFor(() => expect(phone.calls).not.toEqual([]));

const quits = () =>
  phone.calls.filter(({ plugin, method }) => plugin === 'App' && method === 'exitApp').length;

const warning = (context: Context) => storyText(context)('common:pressAgainToQuit');

/** Follows an entry of the bottom menu. */
async function open(context: Context, entry: 'market' | 'trade' | 'menu') {
  const t = storyText(context);
  const menu = within(await context.canvas.findByRole('navigation', { name: t('common:menu.label') }));
  await pressWhenReady(await menu.findByRole('link', { name: t(`common:menu.${entry}`) }));
}

/** Without a page to go back to: the first press warns, the second quits. */
export const PressedTwiceQuits: Story = {
  play: async () => {
    await pressBack();
    await expect(quits()).toBe(0);
    // At once: a second press counts for 1 s. The next story looks at the warning.
    await pressBack();
    await waitFor(() => expect(quits()).toBe(1));
    await expect(window.location.hash).toBe('#/home/index');
  },
};

/** A late second press counts as a first one. */
export const PressedAgainTooLate: Story = {
  play: async (context) => {
    await pressBack();
    await screen.findByText(warning(context));
    await waitFor(() => expect(screen.queryByText(warning(context))).toBeNull());
    await pressBack();
    await expect(await screen.findByText(warning(context))).toBeVisible();
    await expect(quits()).toBe(0);
  },
};

/** While there is history, each press goes back one page without a message. */
export const GoesBackPageByPage: Story = {
  play: async (context) => {
    await open(context, 'market');
    await atPath('/market/market');
    await open(context, 'menu');
    await atPath('/user/usercenter');
    await pressBack();
    await atPath('/market/market');
    await pressBack();
    await atPath('/home/index');
    await expect(screen.queryByText(warning(context))).toBeNull();
    await pressBack();
    await expect(await screen.findByText(warning(context))).toBeVisible();
  },
};

/** A dialog, the sheet below it, the page: one per press. */
export const ClosesWhatIsOpenFirst: Story = {
  play: async (context) => {
    const t = storyText(context);
    await open(context, 'market');
    await atPath('/market/market');
    await pressWhenReady(await screen.findByRole('button', { name: new RegExp(t('common:demo')) }));
    const sheet = within(await screen.findByRole('dialog'));
    await pressWhenReady(await sheet.findByRole('button', { name: t('demo:reset') }));
    await screen.findByRole('alertdialog');
    await pressBack();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await pressBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(window.location.hash).toBe('#/market/market');
    await pressBack();
    await atPath('/home/index');
  },
};

/** A signed-in member does not go back to the sign-in screens. */
export const NotBackToTheWayIn: Story = {
  parameters: { app: { path: '/login/logon2', signedOut: true } },
  play: async (context) => {
    const t = storyText(context);
    await started();
    await pressWhenReady(await screen.findByRole('link', { name: t('login:choice.haveAccount') }));
    await pressWhenReady(await screen.findByRole('button', { name: t('login:login.demoFill') }));
    await pressWhenReady(await screen.findByRole('checkbox'));
    await pressWhenReady(await screen.findByRole('button', { name: t('login:login.submit') }));
    await atPath('/home/index');
    await pressBack();
    await expect(await screen.findByText(warning(context))).toBeVisible();
    await expect(window.location.hash).toBe('#/home/index');
  },
};

/** White with dark text: `LIGHT` describes the bar. */
export const WhiteStatusBar: Story = {
  play: async () => {
    await started();
    await waitFor(() =>
      expect(phone.calls).toEqual([
        { plugin: 'StatusBar', method: 'setStyle', options: { style: 'LIGHT' } },
        { plugin: 'StatusBar', method: 'setBackgroundColor', options: { color: '#ffffff' } },
      ]),
    );
  },
};

/** A link of an article opens the phone's browser, and the app stays. */
export const LinksOpenOutside: Story = {
  play: async ({ canvas }) => {
    await started();
    const link = document.createElement('a');
    Object.assign(link, { href: 'https://news.example/today', target: '_blank', textContent: 'News' });
    // First, so that nothing scrolls to it.
    (await canvas.findByRole('main')).prepend(link);
    await pressWhenReady(link);
    await expect(phone.calls.filter(({ plugin }) => plugin === 'Browser')).toEqual([
      { plugin: 'Browser', method: 'open', options: { url: 'https://news.example/today' } },
    ]);
    await expect(window.location.hash).toBe('#/home/index');
    link.remove();
  },
};
