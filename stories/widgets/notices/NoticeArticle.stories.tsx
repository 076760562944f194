import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { NoticeArticle } from '../../../src/widgets/notices/NoticeArticle/NoticeArticle';
import { longName } from '../../fixtures/longName';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const house = {
  id: 'nightly',
  kind: 'house' as const,
  title: '毎日04:00〜04:05はお手続きを休止します',
  publishedAt: at('2026-11-20', '08:15'),
  mustRead: false,
  readAt: null,
  orderNumber: null,
  html: '<p>この時間は入出金、両替、お申し込みを受け付けません。</p><p>株価は表示されます。</p>',
};

const meta = {
  title: 'Widgets/News and notices/NoticeArticle',
  component: NoticeArticle,
  args: { notice: house, imageBase: '/api/' },
} satisfies Meta<typeof NoticeArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notice of the broker to all members, with its kind and time. */
export const OfTheHouse: Story = {
  tags: ['main'],
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: house.title })).toBeVisible();
    const meta = `${storyText({ loaded })('notices:kind.house')} · 2026/11/20 08:15`;
    await expect(await canvas.findByText(meta)).toBeVisible();
  },
};

/** A notice about one of the member’s own records, with its order number. */
export const NoticeAboutARecord: Story = {
  args: { notice: { ...house, kind: 'personal', orderNumber: 'W202611200001' } },
  play: async ({ canvas, loaded }) => {
    const number = storyText({ loaded })('notices:orderNumber', { number: 'W202611200001' });
    await expect(await canvas.findByText(new RegExp(number))).toBeVisible();
  },
};

/** A long title wraps within the page. */
export const LongTitle: Story = {
  args: { notice: { ...house, title: longName.jp } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
