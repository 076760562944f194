import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokerNews } from '../../../mocks/exchange/content/brokerNews';
import { fault } from '../../../mocks/faults';
import type { Language } from '../../../src/i18n/language';
import { DetailsPage } from '../../../src/screens/content/DetailsPage';
import { readArticles } from '../../../src/session/newsCache';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { loadingStory } from '../../support/screenStates';
import { seedReadNews } from '../../support/seedReadNews';
import { storyText } from '../../support/storyText';

const path = '/home/DetailsPage?id=fees';

const meta = {
  title: 'Screens/home/DetailsPage',
  component: DetailsPage,
  parameters: { app: { path } },
} satisfies Meta<typeof DetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const titleOf = (id: string, globals: Record<string, unknown>) =>
  brokerNews.find((news) => news.id === id)?.title[globals.locale as Language] ?? '';

/** One article: headline, source, time and text. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  tags: ['main', 'each-language'],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      titleOf('fees', globals),
    );
    await expect(await canvas.findByText(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(readArticles.all().map(({ name }) => name)).toEqual([`${globals.locale}/fees`]);
  },
};

/** An article with a picture, which has its place before it is loaded. */
export const ArticleWithPicture: Story = {
  parameters: { app: { path: '/home/DetailsPage?id=volume-review' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img');
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/\/api\/static\/volume\.svg$/));
    await expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(686 / 220, 1);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expectFits(canvasElement);
  },
};

/** Says that there is no such article, and offers a way on. */
const notThere: Play = async ({ canvas, loaded }) => {
  const t = storyText({ loaded });
  await expect(await canvas.findByText(t('home:news.notFound'))).toBeVisible();
  await expect(await canvas.findByRole('link', { name: t('home:news.all') })).toHaveAttribute(
    'href',
    '#/home/moreNews',
  );
};

/** The address names no article: the screen says that there is none, with a link to all news. */
export const WithoutArticleInTheAddress: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/home/DetailsPage' } },
  play: notThere,
};

/** The address names an article that doesn't exist: the screen says so, with a link to all news. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/home/DetailsPage?id=%3Cb%3E' } },
  play: notThere,
};

/**
 * The article was read before and has been withdrawn: the screen says that it isn't available, with a link to
 * all news.
 */
export const ArticleWithdrawnSinceReading: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('refuse', '/content/NewsArticle', 'parameterError')] } },
  beforeEach: seedReadNews('fees'),
  play: notThere,
};

/** The article is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

const failed =
  (text: 'malformed' | 'server'): Play =>
  async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t(`common:failure.${text}`))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  };

/** The server can't send the article: the failure is shown with a button to try again. */
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
 * There is no connection, and the article was never read on this device: the screen says so, with a button to
 * try again.
 */
export const Offline: Story = {
  tags: ['offline'],
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.notKept'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** There is no connection, but the article was read before: it is shown with a note. */
export const OfflineWithStoredArticle: Story = {
  tags: ['offline'],
  parameters: { app: { path, faults: [fault('offline')] } },
  beforeEach: seedReadNews('fees'),
  play: async ({ canvas, globals, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.offlineArticle'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      titleOf('fees', globals),
    );
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};
