import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { List } from '../../../src/components/List/List';
import { NewsRow } from '../../../src/widgets/content/NewsRow/NewsRow';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/News and notices/NewsRow',
  component: NewsRow,
  decorators: [onPageEdgeToEdge],
  args: {
    title: '青葉精機、港湾クレーンの駆動装置を受注',
    source: '企業デスク',
    publishedAt: at('2026-11-20', '08:15'),
    href: '#/home/DetailsPage?id=electric-order',
  },
  render: (args) => (
    <List label="News">
      <NewsRow {...args} />
      <NewsRow {...args} title="十一月の天候と小売" href="#/home/DetailsPage?id=weather" />
    </List>
  ),
} satisfies Meta<typeof NewsRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two news articles in a list, each with its source and time. */
export const TwoArticles: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', args.href);
    await expect(first).toHaveTextContent(args.title);
    await expect(first).toHaveTextContent('企業デスク · 11/20 08:15');
  },
};

/** An article of midnight in Japan has the date of Japan, whatever the time zone of the device. */
export const DateAtMidnight: Story = {
  args: { publishedAt: at('2026-11-20', '00:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('企業デスク · 11/20 00:00')).toHaveLength(2);
  },
};

/** A long title and a long source wrap within the row. */
export const LongText: Story = {
  args: { title: `${longName.jp}、${longName.jp}との合併を発表`, source: longName.en },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(args.title)).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Read on this device: it is dimmed and labelled as read. */
export const ReadOnThisDevice: Story = {
  args: { wasRead: true },
  play: async (context) => {
    const [first] = await context.canvas.findAllByRole('link');
    await expect(first).toHaveTextContent(`11/20 08:15 · ${storyText(context)('home:news.wasRead')}`);
  },
};

/** Below a heading with the day only the time is shown. */
export const OnlyTimeUnderADay: Story = {
  args: { underDay: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link'))[0]).toHaveTextContent(/企業デスク · 08:15$/);
  },
};
