import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { unreadNotices } from '../../../mocks/exchange/notices/notices';
import { personalTexts } from '../../../mocks/exchange/notices/personalTexts';
import { fault } from '../../../mocks/faults';
import { MsgInfo } from '../../../src/screens/notices/MsgInfo';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { failsStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/user/msgInfo?id=never-pay-to-withdraw';

const meta = {
  title: 'Screens/user/msgInfo',
  component: MsgInfo,
  parameters: { app: { path, scenario: 'demo', unread: true } },
} satisfies Meta<typeof MsgInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const isUnread = (context: Context, id: string) =>
  withExchange(context, (exchange, member) =>
    unreadNotices(exchange, member).some((notice) => notice.id === id),
  );

/** One notice was opened: back in the list, it alone counts as read. */
export const OnlyOpenedNoticeIsRead: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await waitFor(async () => expect(await isUnread(context, 'never-pay-to-withdraw')).toBe(false));
    await expect(await isUnread(context, 'risk')).toBe(true);
    await expectFits(context.canvasElement);
    window.location.hash = '#/user/msgInfo';
    const t = storyText(context);
    const list = within(await context.canvas.findByRole('list', { name: t('notices:title') }));
    const read = async () =>
      (await list.findAllByRole('link')).filter(
        ({ textContent }) => !textContent?.includes(t('notices:unread')),
      );
    await waitFor(async () => expect(await read()).toHaveLength(1));
    const [only] = await read();
    await expect(only).toHaveAttribute('href', `#${path}`);
  },
};

/** A mandatory notice is open: it stays unread until its button is pressed. */
export const MustRead: Story = {
  parameters: { app: { path: '/user/msgInfo?id=risk' } },
  play: async (context) => {
    const name = storyText(context)('notices:haveRead');
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
    await expect(await isUnread(context, 'risk')).toBe(true);
  },
};

async function confirmNotice(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  const button = await canvas.findByRole('button', { name: t('notices:haveRead') });
  await userEvent.click(button);
  await waitFor(() => expect(canvas.queryByRole('button', { name: button.textContent ?? '' })).toBeNull());
  await expect(await isUnread(context, 'risk')).toBe(false);
  await expect(await canvas.findByText(t('notices:confirmed.title'))).toBeVisible();
}

/** A mandatory notice was marked as read by its button: a link leads to the next one. */
export const ConfirmedAsRead: Story = {
  tags: ['sent'],
  parameters: { app: { path: '/user/msgInfo?id=risk' } },
  play: async (context) => {
    await confirmNotice(context);
    const name = storyText(context)('notices:confirmed.toNext');
    await expect(await context.canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** The last mandatory notice was marked as read: a link leads to the list. */
export const LastConfirmedAsRead: Story = {
  tags: ['sent'],
  parameters: { app: { path: '/user/msgInfo?id=risk' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await confirmNotice(context);
    await userEvent.click(await canvas.findByRole('link', { name: t('notices:confirmed.toNext') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('notices:haveRead') }));
    const list = await canvas.findByRole('link', { name: t('notices:all') });
    await expect(list).toHaveAttribute('href', '#/user/msgInfo');
  },
};

/** The server reports an error when a notice is marked as read: a toast says so, and the button stays. */
export const MarkingFails: Story = {
  tags: ['error'],
  parameters: { app: { path: '/user/msgInfo?id=risk', faults: [fault('serverError', '/notice/MarkRead')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const button = await canvas.findByRole('button', { name: t('notices:haveRead') });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(await isUnread(context, 'risk')).toBe(true);
    await expect(button).toBeVisible();
    const toast = { selector: '[data-toast] p' };
    const failed = (text: string) => text.startsWith(t('common:failure.server'));
    await expect(await within(document.body).findByText(failed, toast)).toBeVisible();
  },
};

/** A notice about the member's account names the order number of its record. */
export const NoticeAboutARecord: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    const t = storyText(context);
    const notice = await withExchange(context, (exchange, member) =>
      unreadNotices(exchange, member).find(({ orderNumber }) => orderNumber !== null),
    );
    window.location.hash = `#/user/msgInfo?id=${notice?.id}`;
    const about = new RegExp(t('notices:orderNumber', { number: notice?.orderNumber ?? '' }));
    await expect(await context.canvas.findByText(about)).toBeVisible();
  },
};

/** A notice about a returned withdrawal: a link leads to its record. */
export const LeadsToItsRecord: Story = {
  parameters: { app: { scenario: 'verified' } },
  play: async (context) => {
    const notice = await withExchange(context, (exchange, member) =>
      unreadNotices(exchange, member).find(({ title }) => title === personalTexts.withdrawalReturned?.title),
    );
    window.location.hash = `#/user/msgInfo?id=${notice?.id}`;
    await expect(await context.canvas.findByText(new RegExp(notice?.orderNumber ?? ''))).toBeVisible();
    const record = expect.stringMatching(/^#\/user\/withdraw\?id=W\d+$/);
    await expect(await context.canvas.findByRole('link')).toHaveAttribute('href', record);
  },
};

/** The notice was withdrawn or never existed: the screen says so, with a link to the list. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/user/msgInfo?id=nothing' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('notices:notFound'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('notices:all') })).toHaveAttribute(
      'href',
      '#/user/msgInfo',
    );
  },
};

/** The server can't send the notice: the failure is shown with a button to try again. */
export const OpenedNoticeFails: Story = { ...failsStory('/notice/Detail'), tags: ['error'] };
