import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Market } from '../../../src/screens/market/Market';
import { storyText } from '../../storyText';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll('a')].map((row) => row.getAttribute('href'));

/** The first of all stocks, each with its last price and its change; each row leads to the details. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const rows = rowsOf(await canvas.findByRole('list', { name: t('market:tabs.stocks') }));
    await expect(rows).toHaveLength(50);
    await expect(rows[0]).toContain('#/market/marketDetail?symbol=1000.');
    await expect(canvas.getByRole('button', { name: t('market:showMore') })).toBeVisible();
  },
};

/** Further down the list, as far as the member asks. */
export const ShowMore: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    const list = await canvas.findByRole('list', { name: t('market:tabs.stocks') });
    await userEvent.click(canvas.getByRole('button', { name: t('market:showMore') }));
    await waitFor(() => expect(new Set(rowsOf(list)).size).toBe(100));
  },
};

/** One exchange alone. */
export const OneExchange: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    const name = { name: t('market:tabs.stocks') };
    await canvas.findByRole('list', name);
    await userEvent.click(await canvas.findByRole('radio', { name: t('market:exchange.names.NORTH') }));
    await waitFor(() => {
      const elsewhere = rowsOf(canvas.getByRole('list', name)).filter((row) => !row?.endsWith('.N'));
      return expect(elsewhere).toEqual([]);
    });
  },
};

/** The stocks the member has starred; the tab is part of the address, so it survives a reload. */
export const Watchlist: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.watchlist') }));
    const list = await canvas.findByRole('list', { name: t('market:tabs.watchlist') });
    await expect(list.querySelectorAll('a').length).toBeGreaterThan(0);
    await expect(window.location.hash).toContain('tab=watchlist');
  },
};

export const EmptyWatchlist: Story = {
  parameters: { app: { path: `${path}?tab=watchlist`, scenario: 'newcomer' } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:empty.watchlist'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('market:empty.browse') }));
    await expect(await canvas.findByRole('list', { name: t('market:tabs.stocks') })).toBeVisible();
  },
};

/** The market is closed: the next session is named. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:loading'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { app: { path, faults: [fault('empty', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('market:empty.stocks'))).toBeVisible();
  },
};

/** The server answers HTML: the list says so; trying again asks again. */
export const Fails: Story = {
  parameters: { app: { path, faults: [fault('html', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline', '/stock/List')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

/** Numbers that arrive as strings are as good as numbers. */
export const NumbersAsStrings: Story = {
  parameters: { app: { path, faults: [fault('numbersAsStrings', '/stock/List')] } },
  play: Default.play,
};
