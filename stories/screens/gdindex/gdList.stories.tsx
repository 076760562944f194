import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GdList } from '../../../src/screens/gdindex/GdList';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
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

/** The result of each copy trade so far, and when it ends. */
export const CopyTradesUnderWay: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const cards = await cardsOf(context, 'copyTrading');
    await expect(cards[0]?.closest('li')).toHaveAttribute('aria-setsize', '4');
    await expect(cards[0]).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading&id=C59');
    await expect(cards[0]).toHaveTextContent('−141,476.00');
  },
};

/** What ended copy trades returned: at their term, or ended by the member. */
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

/** Days and amounts of the next unlocks, the next one first, and every purchase. */
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

/** Tab and state are in the address: both survive a reload. */
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

export const NoCopyTrades: Story = emptyStory('copyTrading', 'inProgress');

export const NoCopyTradesEnded: Story = emptyStory('copyTrading', 'ended');

export const NoLockUps: Story = emptyStory('lockUp', 'inProgress');

export const NoLockUpsEnded: Story = emptyStory('lockUp', 'ended');

/** Years of records: only visible ones are rendered, newest first. */
export const YearsOfRecords: Story = {
  parameters: { app: { path: `${path}?status=ended`, scenario: 'whale' } },
  play: async (context) => {
    const cards = await cardsOf(context, 'copyTrading');
    await expect(cards.length).toBeLessThan(20);
    const ended = storyText(context)('products:status.ended');
    for (const card of cards) await expect(card).toHaveTextContent(ended);
  },
};

export const Loading: Story = loadingStory();

export const LockUpsLoading: Story = loadingStory({ path: lockUps });

export const Fails: Story = failsStory('/copyTrade/Records');

export const LockUpsFail: Story = failsStory('/lockUp/Calendar', { path: lockUps });

export const Offline: Story = offlineStory();

export const LockUpsOffline: Story = offlineStory({ path: lockUps });
