import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../mocks/exchange/demoMember';
import { Shell } from '../../src/app/Shell';
import { findDrawnChart } from '../support/chart';
import { pressWhenReady } from '../support/presses';
import { expectLock } from '../support/queries';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Main path',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/', scenario: 'demo', signedOut: true } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const atPath = (path: string) => waitFor(() => expect(window.location.hash).toMatch(new RegExp(`^#${path}`)));

/** From the splash to a closed position, as a new member. */
export const SplashToClosedPosition: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    const page = within(document.body);
    const press = async (role: 'button' | 'link' | 'tab' | 'radio', name: string) =>
      pressWhenReady(await page.findByRole(role, { name }));

    await step('Splash leads to the onboarding, which can be skipped', async () => {
      await atPath('/login/logon$');
      await press('link', t('login:slides.skip'));
      await atPath('/login/logon2');
      await press('link', t('login:choice.haveAccount'));
    });

    await step('Logs in with the account that the screen shows', async () => {
      await atPath('/login/login');
      await press('button', t('login:login.demoFill'));
      await expect(await canvas.findByDisplayValue(demoMember.account)).toBeVisible();
      await pressWhenReady(await canvas.findByRole('checkbox'));
      await press('button', t('login:login.submit'));
      await atPath('/home/index');
      await canvas.findByText(t('home:assets.total'));
    });

    await step('Finds a stock in the market, and stars it', async () => {
      const menu = within(await page.findByRole('navigation', { name: t('common:menu.label') }));
      await pressWhenReady(await menu.findByRole('link', { name: t('common:menu.market') }));
      await atPath('/market/market');
      const list = await page.findByRole('list', { name: t('market:tabs.stocks') });
      const row = list.querySelector<HTMLElement>('a[href*="1001.W"]');
      if (!row) throw new Error('1001.W is not listed');
      await pressWhenReady(row);
      await atPath('/market/marketDetail');
      await findDrawnChart('5');
      await press('button', t('market:detail.star'));
      await page.findByRole('button', { name: t('market:detail.unstar') });
    });

    await step('Buys a lot of it at the market', async () => {
      await press('link', t('market:detail.long'));
      await atPath('/market/marketBuy');
      await userEvent.type(await page.findByRole('textbox', { name: t('trade:order.lots') }), '1');
      await pressWhenReady(await page.findByRole('button', { name: t('trade:order.submitLong') }));
      const dialog = await page.findByRole('dialog');
      const sheet = within(dialog);
      const quarter = t('trade:lock.minutes', { minutes: 15 });
      await expectLock({ loaded }, dialog, t('trade:lock.ifNow', { time: '10:30' }), quarter);
      await pressWhenReady(await sheet.findByRole('button', { name: t('trade:confirm.submit') }));
      await press('link', t('trade:result.toPosition'));
      await atPath('/position/positionDetail');
    });

    await step('Cannot sell it for 15 minutes, and sees until when', async () => {
      const close = await page.findByRole('button', { name: t('trade:detail.close') });
      await waitFor(() => expect(close).toHaveAttribute('aria-disabled', 'true'));
      await expect(close).toHaveAccessibleDescription(
        t('reasons:locked', { time: '11/20 10:30', minutes: '15' }),
      );
    });

    await step('Moves the clock of the demonstration', async () => {
      await pressWhenReady(await page.findByRole('button', { name: new RegExp(t('common:demo')) }));
      await press('button', t('demo:quarter'));
      await press('button', t('common:close'));
    });

    await step('Closes the position, and finds it among the terminated ones', async () => {
      const close = await page.findByRole('button', { name: t('trade:detail.close') });
      await pressWhenReady(close);
      const sheet = within(await page.findByRole('dialog'));
      await pressWhenReady(await sheet.findByRole('button', { name: t('trade:confirm.closeSubmit') }));
      await page.findByText(t('trade:detail.profitRealised'));
      window.location.hash = '#/position/position?group=terminated';
      await page.findByText(t('trade:status.closed'));
    });
  },
};
