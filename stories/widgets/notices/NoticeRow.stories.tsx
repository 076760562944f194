import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { List } from '../../../src/components/List/List';
import { useLanguage } from '../../../src/i18n/useLanguage';
import { fontWeight } from '../../../src/theme/tokens';
import { NoticeRow } from '../../../src/widgets/notices/NoticeRow/NoticeRow';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { noticesIn } from '../../fixtures/notices';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const [newest] = noticesIn('jp');
if (!newest) throw new Error('there is no notice');

const noticeChoices = {
  unread: newest,
  read: { ...newest, readAt: newest.publishedAt },
  mustRead: { ...newest, kind: 'house', mustRead: true },
  mustReadAndRead: { ...newest, mustRead: true, readAt: newest.publishedAt },
  longText: { ...newest, title: `${longName.jp}${longName.en}`, mustRead: true },
} satisfies Record<string, ComponentProps<typeof NoticeRow>['notice']>;

const meta = {
  title: 'Widgets/News and notices/NoticeRow',
  component: NoticeRow,
  decorators: [onPageEdgeToEdge],
  args: { notice: noticeChoices.unread, href: '#/user/msgInfo?id=1' },
  argTypes: { notice: choices(noticeChoices) },
  render: (args) => (
    <List>
      <NoticeRow {...args} />
    </List>
  ),
} satisfies Meta<typeof NoticeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unread notice: bold, with a mark that a screen reader reads out too. */
export const UnreadNotice: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, canvas } = context;
    const t = storyText(context);
    const row = await canvas.findByRole('link');
    await expect(row).toHaveAttribute('href', args.href);
    await expect(row).toHaveAccessibleName(new RegExp(`^${t('notices:unread')} ${args.notice.title}`));
    await expect(row).toHaveTextContent(`${t('notices:kind.personal')} · 2026/11/20 10:15`);
    await expect(await canvas.findByText(args.notice.title)).toHaveStyle({ fontWeight: fontWeight.bold });
    await expect(canvas.queryByText(t('notices:mustRead'))).toBeNull();
  },
};

/** A notice that was read before: regular weight and no mark. */
export const NoticeAlreadyRead: Story = {
  args: { notice: noticeChoices.read },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.queryByText(storyText(context)('notices:unread'))).toBeNull();
    await expect(await canvas.findByText(args.notice.title)).toHaveStyle({ fontWeight: fontWeight.regular });
  },
};

/** A notice that must be read before the next trade is labelled so. */
export const MustRead: Story = {
  args: { notice: noticeChoices.mustRead },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('notices:mustRead'))).toBeVisible();
    await expect(await context.canvas.findByRole('link')).toHaveTextContent(t('notices:kind.house'));
  },
};

/** A mandatory notice that was read looks like any other. */
export const MustReadAndRead: Story = {
  args: { notice: noticeChoices.mustReadAndRead },
  play: async (context) => {
    await expect(context.canvas.queryByText(storyText(context)('notices:mustRead'))).toBeNull();
  },
};

/** A member's notices in the page's language; titles align, read or not. */
export const ReadAndUnreadTogether: Story = {
  tags: ['each-language'],
  render: function InLanguage(args) {
    const notices = noticesIn(useLanguage());
    return (
      <List label="Notices">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} {...args} notice={notice} />
        ))}
      </List>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const titles = noticesIn(globals.locale as 'jp').map(({ title }) => canvas.getAllByText(title)[0]);
    await expect(titles.length).toBeGreaterThan(4);
    const lefts = titles.map((title) => title?.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expectFits(canvasElement);
  },
};

/** A long title of a mandatory notice wraps within the row. */
export const LongText: Story = {
  args: { notice: noticeChoices.longText },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(args.notice.title)).toBeVisible();
    await expectFits(canvasElement);
  },
};
