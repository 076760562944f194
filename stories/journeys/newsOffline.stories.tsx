import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import MockDate from 'mockdate';
import { expect, waitFor, within } from 'storybook/test';
import { newsArticle } from '../../mocks/exchange/content/news';
import { storyNow } from '../../mocks/scenarios/clock';
import { newsArticle as articleCall } from '../../src/api/contract/content';
import { queryKey } from '../../src/api/queries/useCall';
import { Shell } from '../../src/app/Shell';
import type { Language } from '../../src/i18n/language';
import { createConnection } from '../support/network';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/News offline',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/home/index', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const connection = createConnection();

/** Reads the news, loses the connection, reads a stored article again, and reconnects. */
export const ReadsTheNewsOfflineAndComesBack: Story = {
  beforeEach: ({ msw }) => {
    msw.use(connection.handler);
    return connection.restore;
  },
  play: async ({ loaded, globals, step }) => {
    const t = storyText({ loaded });
    const page = within(document.body);
    const titleOf = (id: string) => newsArticle(globals.locale as Language, id, storyNow).title;
    const open = async (id: string) =>
      pressWhenReady(await page.findByRole('link', { name: new RegExp(titleOf(id)) }));
    const back = async () => pressWhenReady(await page.findByRole('button', { name: t('common:back') }));
    const reading = (id: string) => page.findByRole('heading', { level: 2, name: titleOf(id) });

    await step('Reads an article among all news', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('home:news.all') }));
      await page.findByText(t('home:news.today'));
      await open('morning-outlook');
      await reading('morning-outlook');
      await back();
      await page.findByText(t('home:news.today'));
    });

    await step(
      'Loses the connection, and opens it again ten minutes later: it is there, and said to be old',
      async () => {
        connection.lose();
        MockDate.set(storyNow + 600_000);
        // The page's own cache is gone: only the device has stored it.
        (loaded.queries as QueryClient).removeQueries({ queryKey: queryKey(articleCall) });
        await open('morning-outlook');
        await reading('morning-outlook');
        await page.findByText(t('home:news.offlineArticle'));
        await back();
      },
    );

    await step('The list says that the phone is offline, and marks what can be read', async () => {
      await page.findByText(t('home:news.offlineList'));
      const row = await page.findByRole('link', { name: new RegExp(titleOf('morning-outlook')) });
      await expect(row).toHaveTextContent(t('home:news.wasRead'));
    });

    await step('An article that was never read says so', async () => {
      await open('electric-order');
      await page.findByText(t('home:news.notKept'));
    });

    await step('Comes back: what was missing arrives by itself', async () => {
      connection.restore();
      await reading('electric-order');
      await waitFor(() => expect(page.queryByText(t('home:news.notKept'))).toBeNull());
      await back();
      await page.findByText(t('home:news.today'));
      await waitFor(() => expect(page.queryByText(t('home:news.offlineList'))).toBeNull());
    });
  },
};
