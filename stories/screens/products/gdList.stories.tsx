import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GdList } from '../../../src/screens/products/GdList';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { endAt } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { scrollToLastRow } from '../../support/scrollToLastRow';
import { storyText } from '../../support/storyText';

const path = '/gdindex/gdList';
const lockUps = `${path}?tab=lockUp`;

const meta = {
  title: 'Screens/gdindex/gdList',
  component: GdList,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof GdList>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = async (context: Context, tab: 'copyTrading' | 'lockUp') => {
  const name = storyText(context)(`products:tabs.${tab}`);
  return within(await context.canvas.findByRole('list', { name })).findAllByRole('link');
};

/** The copy trades in progress: the result of each so far, and when it ends. */
export const CopyTradesUnderWay: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const cards = await cardsOf(context, 'copyTrading');
    await expect(cards[0]?.closest('li')).toHaveAttribute('aria-setsize', '4');
    await expect(cards[0]).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading&id=C59');
    await expect(cards[0]).toHaveTextContent('−141,476.00');
  },
};

/** The ended copy trades: what each returned, at its term or ended by the member. */
export const CopyTradesEnded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await cardsOf(context, 'copyTrading');
    await userEvent.click(await canvas.findByRole('radio', { name: t('products:status.ended') }));
    await expect(await canvas.findByText('1,993,826.00')).toBeVisible();
    await expect(await cardsOf(context, 'copyTrading')).toHaveLength(4);
    await expect(
      await canvas.findByText(t('products:copyTrade.endedBy.member', { time: '2026/10/22 12:45' })),
    ).toBeVisible();
  },
};

/** The lock-ups in progress: days and amounts of the next unlocks, the next one first, and every purchase. */
export const LockUpsWithNextUnlocks: Story = {
  parameters: { app: { path: lockUps } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const [newest] = await cardsOf(context, 'lockUp');
    await expect(newest).toHaveAttribute('href', '#/gdindex/gdList?tab=lockUp&id=L63');
    const days = within(await canvas.findByRole('list', { name: t('lockUp:calendar.title') }));
    const rows = await days.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('2026/11/24 09:00');
    await expect(rows[0]).toHaveTextContent(t('lockUp:calendar.entry', { left: 4, records: 1 }));
    await expect(rows[2]).toHaveTextContent('2027/02/16 09:00');
    await expect(rows[2]).toHaveTextContent('2,000,000.00');
  },
};

/** Lock-ups that have ended: what each one paid back, without the dates of the next unlocks. */
export const LockUpsEnded: Story = {
  parameters: { app: { path: `${lockUps}&status=ended` } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await cardsOf(context, 'lockUp')).toHaveLength(2);
    await expect(await canvas.findByText('500,805.50')).toBeVisible();
    await expect(
      canvas.queryByRole('list', { name: storyText(context)('lockUp:calendar.title') }),
    ).toBeNull();
  },
};

/** The tab of lock-ups after one of copy trades: ended ones are still the chosen state. */
export const TabsAndStates: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await cardsOf(context, 'copyTrading');
    await userEvent.click(await canvas.findByRole('radio', { name: t('products:status.ended') }));
    await userEvent.click(await canvas.findByRole('tab', { name: t('products:tabs.lockUp') }));
    await expect(await cardsOf(context, 'lockUp')).toHaveLength(2);
    await expect(await canvas.findByRole('radio', { name: t('products:status.ended') })).toBeChecked();
  },
};

const emptyStory = (tab: 'copyTrading' | 'lockUp', status: 'inProgress' | 'ended'): Story => ({
  parameters: { app: { path: `${path}?tab=${tab}&status=${status}`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t(`${tab}:record.empty.${status}`))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t(`${tab}:products.browse`) }),
    ).toHaveAttribute('href', `#/gdindex/gdindex?tab=${tab}`);
  },
});

/** No copy trade is in progress: the screen says so, with a link to the mentors. */
export const NoCopyTrades: Story = { ...emptyStory('copyTrading', 'inProgress'), tags: ['empty'] };

/** No copy trade has ended yet: the screen says so, with a link to the mentors. */
export const NoCopyTradesEnded: Story = { ...emptyStory('copyTrading', 'ended'), tags: ['empty'] };

/** No lock-up is in progress: the screen says so, with a link to the products. */
export const NoLockUps: Story = { ...emptyStory('lockUp', 'inProgress'), tags: ['empty'] };

/** No lock-up has ended yet: the screen says so, with a link to the products. */
export const NoLockUpsEnded: Story = { ...emptyStory('lockUp', 'ended'), tags: ['empty'] };

/** The ended copy trades of a member with years of activity, newest first: scrolled down to the first one. */
export const YearsOfRecords: Story = {
  parameters: { app: { path: `${path}?status=ended`, scenario: 'whale' } },
  play: async (context) => {
    const cards = await cardsOf(context, 'copyTrading');
    await expect(cards.length).toBeLessThan(20);
    const t = storyText(context);
    const ended = t('products:status.ended');
    for (const card of cards) await expect(card).toHaveTextContent(ended);
    const list = await context.canvas.findByRole('list', { name: t('products:tabs.copyTrading') });
    const oldest = await scrollToLastRow(list);
    await expect(oldest).toHaveTextContent('2025/');
    await expect(await context.canvas.findByText(t('common:endOfList'))).toBeVisible();
    await endAt(oldest);
  },
};

/** The copy trades are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The lock-ups are being loaded: a skeleton stands for them. */
export const LockUpsLoading: Story = { ...loadingStory({ path: lockUps }), tags: ['loading'] };

/** The server can't list the copy trades: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/copyTrade/Records'), tags: ['error'] };

/** The server can't send the dates of the next unlocks: the failure is shown with a button to try again. */
export const LockUpsFail: Story = { ...failsStory('/lockUp/Calendar', { path: lockUps }), tags: ['error'] };

/** There is no connection when the copy trades open: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** There is no connection when the lock-ups open: the screen says so, with a button to try again. */
export const LockUpsOffline: Story = { ...offlineStory({ path: lockUps }), tags: ['offline'] };
