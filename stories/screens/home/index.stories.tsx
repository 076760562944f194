import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Home } from '../../../src/screens/home/Home';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { seedReadNews } from '../../support/seedReadNews';
import { storyText } from '../../support/storyText';
import { nextStep } from './nextStep';

const path = '/home/index';

const meta = {
  title: 'Screens/home/index',
  component: Home,
  parameters: { app: { path, scenario: 'trader' } },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The home screen of a member who trades: balances, a notice to read, indices, every product, news. */
export const Default: Story = {
  parameters: { app: { unread: true }, chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('home:assets.total'))).toBeVisible();
    const news = await canvas.findByRole('list', { name: t('home:news.title') });
    await expect(news.querySelectorAll('li')).toHaveLength(4);
    await expect(await canvas.findByRole('link', { name: t('home:news.all') })).toHaveAttribute(
      'href',
      '#/home/moreNews',
    );
    const services = within(await canvas.findByRole('navigation', { name: t('home:entrances.title') }));
    await expect(await services.findAllByRole('link')).toHaveLength(16);
    await expect(await nextStep(context)).toHaveAttribute(
      'href',
      expect.stringContaining('#/user/msgInfo?id='),
    );
    await expectFits(canvasElement);
  },
};

/** The labels of all products fit on one line in every language. */
export const ProductLabelsOnOneLine: Story = {
  tags: ['each-language'],
  play: async ({ canvas, loaded }) => {
    const services = await canvas.findByRole('navigation', {
      name: storyText({ loaded })('home:entrances.title'),
    });
    const heights = [...services.querySelectorAll('a')].map((link) => link.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
    await expect(heights[0]).toBeLessThan(70);
    const sizes = [...services.querySelectorAll('a')].map((link) => link.scrollWidth <= link.clientWidth);
    await expect(sizes).not.toContain(false);
  },
};

/** The top bar shows the number of unread notices. */
export const UnreadNotices: Story = {
  play: async ({ canvas, loaded }) => {
    const name = storyText({ loaded })('home:noticesUnread', { unread: 999 }).replace('999', '\\d+');
    const link = await canvas.findByRole('link', { name: new RegExp(`^${name}$`) });
    await expect(link).toHaveAttribute('href', '#/user/msgInfo');
    await expect(link).toHaveTextContent(/[1-9]\d?\+?$/);
  },
};

/** The key figure opens its calculation, with the frozen parts. */
export const TotalExplained: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.explain') }));
    const sheet = await within(document.body).findByRole('dialog');
    await expect(await within(sheet).findByText(t('home:assets.frozenNote'))).toBeVisible();
    await expect(await within(sheet).findByText(t('home:assets.margin'))).toBeVisible();
  },
};

/** Hidden balances show no figure, stay hidden, and do not shift the layout. */
export const Hidden: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    const services = await canvas.findByRole('navigation', { name: t('home:entrances.title') });
    const hide = await canvas.findByRole('button', { name: t('home:assets.hide') });
    await waitFor(() => expect(canvas.queryByText(t('common:loading'))).toBeNull());
    const top = services.offsetTop;
    await userEvent.click(hide);
    await expect(await canvas.findByRole('button', { name: t('home:assets.show') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('home:assets.explain') })).toBeNull();
    await expect(await canvas.findAllByText(t('home:assets.hidden'))).toHaveLength(3);
    await expect(services.offsetTop).toBe(top);
    await expect(window.localStorage.getItem('hideBalance')).toBe('1');
  },
};

/** Long figures stay on their line and in their column. */
export const LongFigures: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText(storyText({ loaded })('home:assets.total'));
    // The parts load one after the other.
    await waitFor(() => expectFits(canvasElement));
  },
};

/** Outside trading hours the indices do not move, and the next session is shown. */
export const Closed: Story = {
  parameters: { app: { scenario: 'holiday' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

/** Every part reserves the space of its content. Links are there at once. */
export const Loading: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findAllByText(t('common:loading'))).toHaveLength(4);
    await expect(await canvas.findByRole('link', { name: t('home:entrances.deposit') })).toBeVisible();
  },
};

/** Without news there is an empty state; all other parts are there. */
export const Empty: Story = {
  parameters: { app: { faults: [fault('empty', '/content/NewsList')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('home:news.empty'))).toBeVisible();
    await expect(await canvas.findByText(t('home:assets.total'))).toBeVisible();
  },
};

/** One part fails with a reference and a retry. The other parts are there. */
const onlyFails =
  (stands: (t: ReturnType<typeof storyText>) => string[]): Play =>
  async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: t('common:retry') })).toHaveLength(1);
    for (const text of stands(t)) await expect(await canvas.findByText(text)).toBeVisible();
  };

export const AccountFails: Story = {
  parameters: { app: { faults: [fault('malformed', '/user/Account')] } },
  play: onlyFails((t) => [t('home:news.all'), t('market:session.open', { time: '11:30' })]),
};

export const IndicesFail: Story = {
  parameters: { app: { faults: [fault('malformed', '/stock/Indices')] } },
  play: onlyFails((t) => [t('home:assets.total'), t('home:news.all')]),
};

export const NewsFails: Story = {
  parameters: { app: { faults: [fault('malformed', '/content/NewsList')] } },
  play: onlyFails((t) => [t('home:assets.total'), t('market:session.open', { time: '11:30' })]),
};

/** No connection and nothing stored: one message for all parts, and one for the news. */
export const Offline: Story = {
  parameters: { app: { faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await waitFor(() => expect(canvas.getAllByText(t('common:failure.offline'))).toHaveLength(2));
    await expect(await canvas.findByRole('link', { name: t('home:entrances.deposit') })).toBeVisible();
  },
};

/** Without a connection the last stored headlines are shown. */
export const OfflineWithStoredHeadlines: Story = {
  parameters: { app: { faults: [fault('offline')] } },
  beforeEach: seedReadNews('welcome'),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const news = await canvas.findByRole('list', { name: t('home:news.title') });
    await expect(news.querySelectorAll('li')).toHaveLength(4);
    await expect(await canvas.findByText(t('common:failure.outdated'))).toBeVisible();
    await expect(await canvas.findByText(t('common:failure.offline'))).toBeVisible();
  },
};
