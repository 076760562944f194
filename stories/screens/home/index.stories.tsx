import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Home } from '../../../src/screens/home/Home';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/home/index',
  component: Home,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index', scenario: 'trader' } },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Balances, indices, entrances and news of a member who trades. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:assets.total'))).toBeVisible();
    const news = await canvas.findByRole('list', { name: t('home:news.title') });
    await expect(news.querySelectorAll('li')).toHaveLength(5);
  },
};

/** The key figure opens its arithmetic: what it is made of, and what froze a part of it. */
export const Arithmetic: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.explain') }));
    const sheet = await within(document.body).findByRole('dialog');
    await expect(within(sheet).getByText(t('home:assets.frozenNote'))).toBeVisible();
    await expect(within(sheet).getByText(t('home:assets.margin'))).toBeVisible();
  },
};

/** Hidden balances show no figure, and stay hidden. */
export const Hidden: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.hide') }));
    await expect(await canvas.findByRole('button', { name: t('home:assets.show') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('home:assets.explain') })).toBeNull();
    await expect(window.localStorage.getItem('hideBalance')).toBe('1');
  },
};

/** Just registered: nothing in the account. */
export const Newcomer: Story = {
  parameters: { app: { path: '/home/index', scenario: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('0.00')).length).toBeGreaterThan(0);
  },
};

/** A frozen account is told so, what still works, and whom to ask. */
export const Blocked: Story = {
  parameters: { app: { path: '/home/index', scenario: 'frozen' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('home:restricted.frozen'))).toBeVisible();
  },
};

/** Outside hours the indices stand still and the next session is named. */
export const Closed: Story = {
  parameters: { app: { path: '/home/index', scenario: 'holiday' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path: '/home/index', faults: [fault('hang')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('status')).toHaveLength(3);
  },
};

/** There is no news: said as such, and the rest goes on. */
export const Empty: Story = {
  parameters: { app: { path: '/home/index', faults: [fault('empty', '/content/NewsList')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.empty'))).toBeVisible();
    await expect(await canvas.findByText(t('home:assets.total'))).toBeVisible();
  },
};

/** One part fails with a reference and a way to try again; the other parts stand. */
export const PartFails: Story = {
  parameters: { app: { path: '/home/index', faults: [fault('malformed', '/user/Account')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findByRole('list', { name: t('home:news.title') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { path: '/home/index', faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const offline = storyText({ loaded })('common:failure.offline');
    await waitFor(() => expect(canvas.getAllByText(offline)).toHaveLength(3));
  },
};
