import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, waitFor, within } from 'storybook/test';
import { advanceBy } from '../../mocks/exchange/clock';
import { noticesFor } from '../../mocks/exchange/notices/notices';
import { openPosition } from '../../src/api/contract/trade';
import { App, type AppProps } from '../../src/app/App';
import { formatDateTime } from '../../src/format/dateTime';
import { keepTrace } from '../../src/session/requestTraces';
import { takeUntold } from '../../src/session/toldNotices';
import { prepareExchange, refetchAll, withExchange } from '../support/exchange';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

let root: Root | undefined;

/** Mounts the app as `main` does: its own root and router. */
function MountedApp({ i18n, queries }: AppProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const mounted = createRoot(host.current);
    mounted.render(<App i18n={i18n} queries={queries} />);
    root = mounted;
    // A root can't be unmounted while React renders another.
    return () => void setTimeout(() => mounted.unmount());
  }, [i18n, queries]);
  return <div ref={host} />;
}

const meta = {
  title: 'App/App',
  render: (_, { loaded }) => <MountedApp i18n={loaded.i18n} queries={loaded.queries} />,
  tags: ['!autodocs'],
  parameters: { app: { path: '/home/index' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const transientKeys = ['tklm', 'zjkm', 'hklm'];
const storedValues = () => transientKeys.map((key) => window.localStorage.getItem(key));

/**
 * Nothing is shown: the app was unmounted, which removes its transient keys from the storage (specification
 * 3).
 */
export const EmptyAfterUnmounting: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await canvas.findByText(t('home:assets.total'));
    for (const key of [...transientKeys, 'another']) window.localStorage.setItem(key, 'x');
    expect(storedValues()).toEqual(['x', 'x', 'x']);
    root?.unmount();
    await waitFor(() => expect(storedValues()).toEqual([null, null, null]));
    expect(window.localStorage.getItem('another')).toBe('x');
  },
};

const day = 86_400_000;

/**
 * The home screen with a message: an order of the day before, whose answer was lost, was not carried out
 * (decision 43).
 */
export const TellsTheResultOfAnEarlierRequest: Story = {
  beforeEach: prepareExchange(({ now }, { account: owner }) => {
    const trace = { id: 'request-of-the-day-before', owner, path: openPosition.path };
    keepTrace({ ...trace, at: now - day, sentAt: Date.now() - day });
  }),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await canvas.findByText(t('home:assets.total'));
    const time = formatDateTime((await withExchange({ loaded }, ({ now }) => now)) - day);
    const told = t('requests:told.notCarriedOut', { what: t('requests:what.order'), time });
    await expect(await within(document.body).findByText(told)).toBeVisible();
  },
};

/** Waits until the app knows which notices are older than this visit. */
const notesOlderNotices = (account: string) =>
  waitFor(() => expect(window.localStorage.getItem('told')).toContain(account));

/**
 * The market with a message: an order that waited has expired at the close, and the message leads to it. It is told once,
 * its notice stays unread.
 */
export const TellsOfAnExpiredOrder: Story = {
  parameters: { app: { path: '/market/market', scenario: 'trader' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await canvas.findByRole('list', { name: t('market:tabs.stocks') });
    const [pending, account] = await withExchange(context, ({ world }, member) => [
      Object.values(world.positions).find(({ status }) => status === 'pendingOrder')?.id ?? '',
      member.account,
    ]);
    await notesOlderNotices(account);
    await passTime(context, 6 * 60);
    const view = await within(document.body).findByRole('link', { name: t('common:positionNews.view') });
    await expect(view).toHaveAttribute('href', expect.stringContaining('#/'));
    await expect(view.closest('[data-toast]')).toBeVisible();
    await expect(window.localStorage.getItem('told')).toContain(`${pending}-`);
  },
};

/** The market without a message: of the order that has expired the member was told in another tab. */
export const ToldInAnotherTab: Story = {
  parameters: TellsOfAnExpiredOrder.parameters,
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('list', { name: t('market:tabs.stocks') });
    const account = await withExchange(context, (_, member) => member.account);
    await notesOlderNotices(account);
    await withExchange(context, (exchange, member) => {
      advanceBy(exchange, 6 * 60);
      // The other tab was first.
      takeUntold(
        account,
        noticesFor(exchange, member).map(({ id }) => id),
      );
    });
    await refetchAll(context);
    await waitFor(() =>
      expect(context.canvas.queryByRole('link', { name: t('common:positionNews.view') })).toBeNull(),
    );
  },
};
