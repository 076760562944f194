import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

/** Focus after navigation. */
const meta = {
  title: 'Journeys/Focus',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on the heading of the visible screen, without a focus ring. */
const atHeading = (title: string) =>
  waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1, name: title });
    expect(heading).toHaveFocus();
    return expect(getComputedStyle(heading).outlineStyle).toBe('none');
  });

/** A link, the menu and back move the focus to the screen's heading; another view of the same screen does not. */
export const GoesToTheNewScreen: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = storyText(context);
    const page = within(document.body);

    await step('The first screen leaves the focus alone', async () => {
      await page.findByRole('link', { name: t('account:entrances.settings') });
      await expect(document.body).toHaveFocus();
    });

    await step('A link leads to a screen that is rendered again when its content has loaded', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('home:entrances.withdraw') }));
      await page.findByRole('list', { name: t('gates:label') });
      await atHeading(t('withdrawals:title'));
    });

    await step('Another view of the same screen is no other screen', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('transfers:records') }));
      await page.findByText(t('withdrawals:records.empty'));
      await expect(await page.findByRole('heading', { level: 1 })).not.toHaveFocus();
      await pressWhenReady(await page.findByRole('button', { name: t('common:back') }));
      await page.findByRole('list', { name: t('gates:label') });
      await expect(await page.findByRole('heading', { level: 1 })).not.toHaveFocus();
    });

    await step('Back to a screen that was kept, and on by the menu', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('common:back') }));
      await atHeading(t('home:account.title'));
      const menu = within(await canvas.findByRole('navigation', { name: t('common:menu.label') }));
      await pressWhenReady(await menu.findByRole('link', { name: t('common:menu.market') }));
      await page.findByRole('list', { name: t('market:tabs.stocks') });
      await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
};
