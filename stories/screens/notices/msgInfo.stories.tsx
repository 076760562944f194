import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { markRead } from '../../../mocks/exchange/notices/markRead';
import { MsgInfo } from '../../../src/screens/notices/MsgInfo';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { refetchAll, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { dragTouch } from '../../support/pointer';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { scrollToLastRow } from '../../support/scrollToLastRow';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';

const path = '/user/msgInfo';

const meta = {
  title: 'Screens/user/msgInfo',
  component: MsgInfo,
  parameters: { app: { path, scenario: 'demo', unread: true } },
} satisfies Meta<typeof MsgInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('notices:title') });

const rowsUnread = async (context: Context) =>
  within(await listOf(context)).queryAllByText(storyText(context)('notices:unread'), { exact: false });

/** Rows render as they come into view. */
const someUnread = (context: Context) =>
  waitFor(async () => expect((await rowsUnread(context)).length).toBeGreaterThan(5));

/** The notices, newest first: unread and mandatory ones are marked. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const list = within(await listOf(context));
    await waitFor(() => expect(list.getAllByText(t('notices:mustRead'))).toHaveLength(2));
    await someUnread(context);
    await expect(context.canvas.queryByRole('button', { name: t('notices:readAll') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** An hour and a half later the notices have the same dates as before. */
export const DatesStayAsTimePasses: Story = {
  play: async (context) => {
    const rows = async () => {
      const links = await within(await listOf(context)).findAllByRole<HTMLAnchorElement>('link');
      return Object.fromEntries(links.map(({ hash, textContent }) => [hash, textContent]));
    };
    await someUnread(context);
    const before = await rows();
    await passTime(context, 90);
    await expect(await rows()).toMatchObject(before);
  },
};

/** All notices were marked as read by one button, which is gone. */
export const AllMarkedAsRead: Story = {
  parameters: { app: { unread: false } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = storyText(context)('notices:readAll');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(async () => expect(await rowsUnread(context)).toHaveLength(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};

/** The list of an active member, scrolled down to its end, with notices of earlier years. */
export const ToTheEnd: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(
      (await context.canvas.findAllByText(new RegExp(t('notices:kind.personal')))).length,
    ).toBeGreaterThan(0);
    await expect(await scrollToLastRow(await listOf(context))).toHaveTextContent(/ 2024\/12\//);
    await expect(await context.canvas.findByText(t('common:endOfList'))).toBeVisible();
  },
};

/** The list was pulled down and loaded again. */
export const PulledToRefresh: Story = {
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    dragTouch({ x: 100, y: 200 }, { x: 100, y: 400 });
    await expect(await context.canvas.findByText(t('common:loading'))).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.queryByText(t('common:loading'))).toBeNull());
  },
};

/** The notices were read on another device: none is marked as unread any more. */
export const ReadOnAnotherDevice: Story = {
  play: async (context) => {
    await someUnread(context);
    await withExchange(context, (exchange, member) => markRead(exchange, member));
    await refetchAll(context);
    await waitFor(async () => expect(await rowsUnread(context)).toHaveLength(0));
  },
};

/** The notices are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't list the notices: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/notice/List'), tags: ['error'] };

/** There is no connection when the notices open: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
