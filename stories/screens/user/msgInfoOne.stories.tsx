import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { unreadNotices } from '../../../mocks/exchange/notices/notices';
import { personalTexts } from '../../../mocks/exchange/notices/personalTexts';
import { fault } from '../../../mocks/faults';
import { MsgInfo } from '../../../src/screens/user/MsgInfo';
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

/** Opening a notice marks only that one as read. */
export const OnlyOpenedNoticeIsRead: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await waitFor(async () => expect(await isUnread(context, 'never-pay-to-withdraw')).toBe(false));
    await expect(await isUnread(context, 'risk')).toBe(true);
    await expectFits(context.canvasElement);
  },
};

/** A mandatory notice is read by its button, which opens the next one, then the list. */
export const MustRead: Story = {
  parameters: { app: { path: '/user/msgInfo?id=risk' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole('button', { name: storyText(context)('notices:haveRead') });
    await expect(await isUnread(context, 'risk')).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('button', { name: button.textContent ?? '' })).toBeNull());
    await expect(await isUnread(context, 'risk')).toBe(false);
    const t = storyText(context);
    await expect(await canvas.findByText(t('notices:confirmed.title'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: t('notices:confirmed.toNext') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('notices:haveRead') }));
    const list = await canvas.findByRole('link', { name: t('notices:all') });
    await expect(list).toHaveAttribute('href', '#/user/msgInfo');
  },
};

/** Marking fails: a message says so, and the button stays. */
export const MarkingFails: Story = {
  parameters: { app: { path: '/user/msgInfo?id=risk', faults: [fault('serverError', '/notice/MarkRead')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const button = await canvas.findByRole('button', { name: t('notices:haveRead') });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(await isUnread(context, 'risk')).toBe(true);
    await expect(button).toBeVisible();
  },
};

/** An account notice names its record. */
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

/** A refused withdrawal: a link leads to its record with the reason. */
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

/** The notice was withdrawn or never existed. */
export const NotFound: Story = {
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

export const OpenedNoticeFails: Story = failsStory('/notice/Detail');
