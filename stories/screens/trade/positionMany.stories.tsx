import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Positions } from '../../../src/screens/trade/Positions';
import { storyText } from '../../support/storyText';
import { listOf, tabOf } from './listSteps';

const path = '/position/position';

const meta = {
  title: 'Screens/position/position',
  component: Positions,
  parameters: { app: { path, scenario: 'whale' } },
} satisfies Meta<typeof Positions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member with hundreds of positions: the newest cards, and the sums of all. */
export const HundredsOfPositions: Story = {
  parameters: { app: { path, scenario: 'whale' } },
  play: async (context) => {
    const rows = await within(await listOf(context)).findAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(Number(rows[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(130);
  },
};

/** A member with years of records scrolled down the ended positions: more of them have been loaded. */
export const TerminatedPageByPage: Story = {
  parameters: { app: { path: `${path}?group=terminated`, scenario: 'whale' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:sums.realised'))).toBeVisible();
    const list = await listOf(context);
    await expect((await within(list).findAllByRole('listitem')).length).toBeLessThan(40);
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() =>
      expect(
        Number(within(list).getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset')),
      ).toBeGreaterThan(10),
    );
  },
};

/** Dozens of orders and closings that wait, the closest to being filled first. */
export const DozensOfPendingOrders: Story = {
  parameters: { app: { path: `${path}?group=placing&sort=nearest`, scenario: 'whale' } },
  play: async (context) => {
    const [first] = await within(await listOf(context)).findAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '32');
  },
};

/** Closed positions from block trades. */
export const ClosedPositionsOfBlockTrades: Story = {
  parameters: { app: { path: `${path}?source=auction&group=terminated`, scenario: 'whale' } },
  play: async (context) => {
    await expect(await tabOf(context, 'terminated', 57)).toBeChecked();
    await listOf(context);
  },
};

/** Open positions of copy trades. */
export const PositionsOfCopyTrades: Story = {
  parameters: { app: { path: `${path}?source=followOrders`, scenario: 'investor' } },
  play: async (context) => {
    const [first] = await within(await listOf(context)).findAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '3');
  },
};

/** How the sums are calculated was opened: in total, and for each source of positions. */
export const SumsBySource: Story = {
  parameters: { app: { path: `${path}?source=followOrders`, scenario: 'investor' } },
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    const name = t('trade:calculation.title');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog'));
    for (const [source, count] of [
      ['competition', '9'],
      ['followOrders', '3'],
    ] as const) {
      const heading = t('position:count', { group: t(`position:source.${source}`), count });
      await expect(await sheet.findByRole('heading', { name: heading })).toBeVisible();
    }
  },
};

/** The member has hidden the balances: the sums of the positions are hidden, and can't be explained. */
export const BalancesHidden: Story = {
  parameters: { app: { path, scenario: 'trader' } },
  beforeEach: () => window.localStorage.setItem('hideBalance', '1'),
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    await expect(await context.canvas.findByText(t('common:hidden'))).toBeVisible();
    const today = `${t('trade:detail.today')} ${t('common:hidden')}`;
    await expect(await context.canvas.findByText(today)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('trade:calculation.title') })).toBeNull();
  },
};
