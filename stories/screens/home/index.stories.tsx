import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { assetHistory } from '../../../src/api/contract/assetHistory';
import { Home } from '../../../src/screens/home/Home';
import { everyMode } from '../../support/everyMode';
import { giveHugeBalance, prepareExchange } from '../../support/exchange';
import { expectHugeFigures, expectZeroFigures } from '../../support/figures';
import { expectFits } from '../../support/layout';
import { hangCalls } from '../../support/network';
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

/** The home screen of a member who trades: balances, the maintenance ratio, a notice to read, indices, every product, news. */
export const Default: Story = {
  tags: ['main'],
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
    await expect(await services.findAllByRole('link')).toHaveLength(4);
    await expect(await nextStep(context)).toHaveAttribute(
      'href',
      expect.stringContaining('#/user/msgInfo?id='),
    );
    const ratio = await canvas.findByRole('link', { name: new RegExp(t('position:maintenance.label')) });
    await expect(ratio).toHaveAttribute('href', '#/position/position');
    await expect(ratio).toHaveTextContent(t('position:risk.stage.safe'));
    await expectFits(canvasElement);
  },
};

/** All services, in a sheet: groups of products, whose labels fit on one line in every language. */
export const AllServices: Story = {
  tags: ['each-language'],
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('home:entrances.all') }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: t('home:entrances.all') }));
    const links = await sheet.findAllByRole('link');
    await expect(links).toHaveLength(16);
    const heights = new Set(links.map((link) => link.offsetHeight));
    await expect(heights.size).toBe(1);
    await expect(links[0]?.offsetHeight).toBeLessThan(70);
    await expect(links.filter((link) => link.scrollWidth > link.clientWidth)).toEqual([]);
  },
};

/** The assets of a year: the result is named after the range, and the curve begins where the year does. */
export const AssetsOfAYear: Story = {
  parameters: { app: { scenario: 'investor' } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    const year = await canvas.findByRole('button', { name: t('home:curve.ranges.year') });
    await userEvent.click(year);
    await expect(await canvas.findByText(t('home:curve.since.year'))).toBeVisible();
    await expect(year).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A year was chosen, and its figures are not there yet: those of the day are not shown under its name. */
export const AssetsOfAYearLoad: Story = {
  tags: ['loading'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('home:curve.since.day'))).toBeVisible();
    hangCalls(context, assetHistory);
    await userEvent.click(await canvas.findByRole('button', { name: t('home:curve.ranges.year') }));
    await waitFor(() => expect(canvas.queryByRole('figure', { name: t('home:curve.title') })).toBeNull());
    await expect(canvas.queryByText(t('home:curve.since.year'))).toBeNull();
  },
};

/** The link to the notices in the top bar has the number of unread ones. */
export const UnreadNotices: Story = {
  play: async ({ canvas, loaded }) => {
    const name = storyText({ loaded })('home:noticesUnread', { unread: 999 }).replace('999', '\\d+');
    const link = await canvas.findByRole('link', { name: new RegExp(`^${name}$`) });
    await expect(link).toHaveAttribute('href', '#/user/msgInfo');
    await expect(link).toHaveTextContent(/[1-9]\d?\+?$/);
  },
};

/** The total assets were tapped: a sheet shows how they are made up, with the frozen parts. */
export const TotalExplained: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('home:assets.explain') }));
    const sheet = await within(document.body).findByRole('dialog');
    await expect(await within(sheet).findByText(t('home:assets.frozenNote'))).toBeVisible();
    await expect(await within(sheet).findByText(t('home:assets.margin'))).toBeVisible();
  },
};

/** The member has hidden the balances: no figure is shown, and nothing else has moved. */
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
    await expect(await canvas.findAllByText(t('common:hidden'))).toHaveLength(3);
    await expect(services.offsetTop).toBe(top);
    await expect(window.localStorage.getItem('hideBalance')).toBe('1');
  },
};

/** A member with years of activity: long figures stay on their line and in their column. */
export const LongFigures: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText(storyText({ loaded })('home:assets.total'));
    // The parts load one after the other.
    await waitFor(() => expectFits(canvasElement));
  },
};

/** The member has nearly ten trillion yen: the longest figures stay on their line. */
export const HugeFigures: Story = {
  beforeEach: prepareExchange(giveHugeBalance),
  play: expectHugeFigures,
};

/** A newcomer has no money: every balance is zero. */
export const ZeroFigures: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: expectZeroFigures,
};

/** On a holiday the indices stand still, and the screen says when the next session opens. */
export const Closed: Story = {
  parameters: { app: { scenario: 'holiday' } },
  play: async ({ canvas, loaded }) => {
    const closed = storyText({ loaded })('market:session.closed', { time: '11/24 09:00' });
    await expect(await canvas.findByText(closed)).toBeVisible();
  },
};

/** Nothing has been loaded yet: each part has a skeleton, and the links to services are there. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: { app: { faults: [fault('hang')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findAllByText(t('common:loading'))).toHaveLength(5);
    await expect(await canvas.findByRole('link', { name: t('home:entrances.deposit') })).toBeVisible();
  },
};

/** There is no news today: its part says so, and everything else is there. */
export const Empty: Story = {
  tags: ['empty'],
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

/** The balances can't be read: that part offers to try again, and indices and news are there. */
export const AccountFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('malformed', '/user/Account')] } },
  play: onlyFails((t) => [t('home:news.all'), t('market:session.open', { time: '11:30' })]),
};

/** The indices can't be read: that part offers to try again, and balances and news are there. */
export const IndicesFail: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('malformed', '/stock/Indices')] } },
  play: onlyFails((t) => [t('home:assets.total'), t('home:news.all')]),
};

/** The news can't be read: that part offers to try again, and balances and indices are there. */
export const NewsFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('malformed', '/content/NewsList')] } },
  play: onlyFails((t) => [t('home:assets.total'), t('market:session.open', { time: '11:30' })]),
};

/**
 * There is no connection, and nothing is stored: one message for the figures, one for the news. The links are
 * there.
 */
export const Offline: Story = {
  tags: ['offline'],
  parameters: { app: { faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await waitFor(() => expect(canvas.getAllByText(t('common:failure.offline'))).toHaveLength(2));
    await expect(await canvas.findByRole('link', { name: t('home:entrances.deposit') })).toBeVisible();
  },
};

/** There is no connection: the headlines last seen on this device are shown as possibly out of date. */
export const OfflineWithStoredHeadlines: Story = {
  tags: ['offline'],
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
