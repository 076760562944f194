import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { newsPage } from '../../../mocks/exchange/content/news';
import { Refusal } from '../../../mocks/exchange/refusal';
import { fault } from '../../../mocks/faults';
import { handle } from '../../../mocks/handlers/handle';
import { serve } from '../../../mocks/handlers/serve';
import { newsList } from '../../../src/api/contract/content';
import { MoreNews } from '../../../src/screens/content/MoreNews';
import { readArticles } from '../../../src/session/newsCache';
import { everyMode } from '../../support/everyMode';
import { storyExchange } from '../../support/exchange';
import { endAt, expectFits } from '../../support/layout';
import { dragTouch } from '../../support/pointer';
import { loadingStory } from '../../support/screenStates';
import { scrollToLastRow } from '../../support/scrollToLastRow';
import { seedReadNews } from '../../support/seedReadNews';
import { storyText } from '../../support/storyText';

const path = '/home/moreNews';

const meta = {
  title: 'Screens/home/moreNews',
  component: MoreNews,
  parameters: { app: { path } },
} satisfies Meta<typeof MoreNews>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The newest news, grouped by day. Each row links to its article and shows only the time. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('heading', { name: t('home:news.today') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('home:news.yesterday') })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '2026/11/18' })).toBeVisible();
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', '#/home/DetailsPage?id=morning-outlook');
    await expect(first).toHaveTextContent(/ · 08:40$/);
    await expectFits(canvasElement);
  },
};

/** The list was scrolled to its end: all pages are loaded, and a line says that this is all. */
export const ToTheEnd: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const last = await scrollToLastRow(await canvas.findByRole('list', { name: t('home:news.title') }));
    await expect(last).toHaveAttribute('aria-setsize', '12');
    await endAt(await canvas.findByText(t('common:endOfList')));
  },
};

/** Articles read on this device are dimmed and labelled as read. */
export const SomeArticlesRead: Story = {
  beforeEach: seedReadNews('morning-outlook', 'welcome'),
  play: async ({ canvas, loaded }) => {
    const read = storyText({ loaded })('home:news.wasRead');
    const rows = await canvas.findAllByRole('link');
    const marked = rows.filter((row) => row.textContent?.endsWith(read));
    await expect(marked.map((row) => row.getAttribute('href'))).toEqual([
      '#/home/DetailsPage?id=morning-outlook',
      '#/home/DetailsPage?id=welcome',
    ]);
  },
};

/** The list was pulled down and loaded again: the same headlines are shown. */
export const PulledToRefresh: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const list = await canvas.findByRole('list', { name: t('home:news.title') });
    dragTouch({ x: 100, y: 200 }, { x: 100, y: 400 });
    await expect(await canvas.findByText(t('common:loading'))).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(t('common:loading'))).toBeNull());
    await expect(await canvas.findByRole('list', { name: t('home:news.title') })).toBe(list);
  },
};

/** The news is being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** There is no news at all: the screen says so. */
export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw, loaded }) => {
    const { store } = storyExchange({ loaded });
    msw.use(serve(handle(store, newsList, () => ({ items: [], hasMore: false }))));
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('home:news.empty'))).toBeVisible();
  },
};

/** The next page of the news can't be loaded: the rows stay, and a button below them tries again. */
export const NextPageFails: Story = {
  tags: ['error'],
  beforeEach: ({ msw, loaded }) => {
    const { store } = storyExchange({ loaded });
    msw.use(
      serve(
        handle(store, newsList, ({ language, page }, { exchange }) => {
          if (page > 1) throw new Refusal('systemBusy');
          return newsPage(language, page, exchange.now);
        }),
      ),
    );
  },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(await canvas.findByText(t('errors:systemBusy'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: t('home:news.today') })).toBeInTheDocument();
  },
};

const failed =
  (text: 'malformed' | 'server'): Play =>
  async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t(`common:failure.${text}`))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  };

/** The server can't list the news: the failure is shown with a button to try again. */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('serverError')] } },
  play: failed('server'),
};

/** The server's response can't be read: the screen says so, with a button to try again. */
export const Malformed: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('malformed')] } },
  play: failed('malformed'),
};

/**
 * There is no connection, and no news is stored on this device: the screen says so, with a button to try
 * again.
 */
export const Offline: Story = {
  tags: ['offline'],
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.noneKept'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/**
 * There is no connection: the headlines last seen on this device are shown, with a note that those read here
 * can be opened.
 */
export const OfflineWithStoredHeadlines: Story = {
  tags: ['offline'],
  parameters: { app: { path, faults: [fault('offline')] } },
  beforeEach: seedReadNews('welcome', 'sell-lock'),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.offlineList'))).toBeVisible();
    const rows = (await canvas.findAllByRole('link')).filter((row) =>
      row.textContent?.endsWith(t('home:news.wasRead')),
    );
    await expect(rows).toHaveLength(readArticles.all().length);
    await expectFits(canvasElement);
    await endAt(await canvas.findByText(t('home:news.offlineList')));
  },
};
