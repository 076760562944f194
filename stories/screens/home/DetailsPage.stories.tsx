import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { houseNews } from '../../../mocks/exchange/content/houseNews';
import { fault } from '../../../mocks/faults';
import type { Language } from '../../../src/i18n/language';
import { DetailsPage } from '../../../src/screens/home/DetailsPage';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/home/DetailsPage',
  component: DetailsPage,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/DetailsPage?id=fees' } },
} satisfies Meta<typeof DetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** One article: headline, who wrote it and when, text. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const title = houseNews.find(({ id }) => id === 'fees')?.title[globals.locale as Language];
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(title ?? '');
    await expect(canvas.getByText(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Says that there is no such article, and leads on. */
const notThere: Play = async ({ canvas, loaded }) => {
  const t = storyText({ loaded });
  await expect(await canvas.findByText(t('home:news.notFound'))).toBeVisible();
  await expect(canvas.getByRole('link', { name: t('common:notFound.home') })).toHaveAttribute(
    'href',
    '#/home/index',
  );
};

export const WithoutId: Story = { parameters: { app: { path: '/home/DetailsPage' } }, play: notThere };

export const UnknownId: Story = {
  parameters: { app: { path: '/home/DetailsPage?id=%3Cb%3E' } },
  play: notThere,
};

export const Loading: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText({ loaded })('common:loading'));
  },
};

const failed =
  (text: 'offline' | 'malformed' | 'server'): Play =>
  async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t(`common:failure.${text}`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common:retry') })).toBeVisible();
  };

export const Offline: Story = {
  parameters: { app: { faults: [fault('offline')] } },
  play: failed('offline'),
};

export const ServerError: Story = {
  parameters: { app: { faults: [fault('serverError')] } },
  play: failed('server'),
};

export const Malformed: Story = {
  parameters: { app: { faults: [fault('malformed')] } },
  play: failed('malformed'),
};
