import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { houseNews } from '../../../mocks/exchange/content/houseNews';
import { fault } from '../../../mocks/faults';
import type { Language } from '../../../src/i18n/language';
import { DetailsPage } from '../../../src/screens/home/DetailsPage';
import { readArticles } from '../../../src/session/newsCache';
import { expectFits } from '../../support/expectFits';
import { keepNews } from '../../support/keepNews';
import { loadingStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/home/DetailsPage?id=fees';

const meta = {
  title: 'Screens/home/DetailsPage',
  component: DetailsPage,
  tags: ['!autodocs'],
  parameters: { app: { path } },
} satisfies Meta<typeof DetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const titleOf = (id: string, globals: Record<string, unknown>) =>
  houseNews.find((news) => news.id === id)?.title[globals.locale as Language] ?? '';

/** One article: headline, who wrote it and when, text. It is kept on the device from now on. */
export const Default: Story = {
  tags: ['each-language'],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      titleOf('fees', globals),
    );
    await expect(await canvas.findByText(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(readArticles.all().map(({ name }) => name)).toEqual([`${globals.locale}/fees`]);
  },
};

/** A picture keeps its place from the start, and comes from the image base. */
export const WithPicture: Story = {
  parameters: { app: { path: '/home/DetailsPage?id=volume-review' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img');
    await expect(picture).toHaveAttribute('src', '/api/static/volume.svg');
    await expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(686 / 220, 1);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expectFits(canvasElement);
  },
};

/** Says that there is no such article, and leads on. */
const notThere: Play = async ({ canvas, loaded }) => {
  const t = storyText({ loaded });
  await expect(await canvas.findByText(t('home:news.notFound'))).toBeVisible();
  await expect(await canvas.findByRole('link', { name: t('home:news.all') })).toHaveAttribute(
    'href',
    '#/home/moreNews',
  );
};

export const WithoutId: Story = { parameters: { app: { path: '/home/DetailsPage' } }, play: notThere };

export const UnknownId: Story = {
  parameters: { app: { path: '/home/DetailsPage?id=%3Cb%3E' } },
  play: notThere,
};

/** Read before, and withdrawn since: what the server no longer publishes is not shown either. */
export const Withdrawn: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/content/NewsArticle', 'parameterError')] } },
  beforeEach: keepNews('fees'),
  play: notThere,
};

export const Loading: Story = loadingStory();

const failed =
  (text: 'malformed' | 'server'): Play =>
  async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t(`common:failure.${text}`))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  };

export const ServerError: Story = {
  parameters: { app: { path, faults: [fault('serverError')] } },
  play: failed('server'),
};

export const Malformed: Story = {
  parameters: { app: { path, faults: [fault('malformed')] } },
  play: failed('malformed'),
};

/** Without a connection, and never read before. */
export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.notKept'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** Without a connection, read before: the article stands, under a line that says so. */
export const OfflineKept: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  beforeEach: keepNews('fees'),
  play: async ({ canvas, globals, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.offlineArticle'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      titleOf('fees', globals),
    );
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};
