import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { withExchange } from '../support/exchange';
import { moneySteps, typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Lock-up',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/gdindex/gdindex?tab=lockUp', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = 24 * 60;
const buy = moneySteps({ review: 'lockUp:form.review', submit: 'lockUp:form.submit' });
const exit = moneySteps({ review: 'lockUp:exit.review', submit: 'lockUp:exit.submit' });

/** Locks money up, tries to exit early, waits, and is paid. */
export const BuysTriesToLeaveIsPaid: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const mine = () => page.findByRole('list', { name: t('products:tabs.lockUp') });
    const purchase = () => withExchange(context, ({ world }) => Object.values(world.lockUp.records).at(0));

    await step('Buys the shortest product', async () => {
      const [shortest] = await within(await mine()).findAllByRole('link');
      if (!shortest) throw new Error('nothing is offered');
      await pressWhenReady(shortest);
      await typeInto(context, 'lockUp:form.amount', '100000');
      await buy.send(context);
      await page.findByText(t('lockUp:form.doneNote', { time: '2026/11/27 09:00' }));
    });

    await step('Finds the day on which it is unlocked among the own funds', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('lockUp:record.all') }));
      const days = within(await page.findByRole('list', { name: t('lockUp:calendar.title') }));
      await expect(await days.findByText('2026/11/27 09:00')).toBeVisible();
      await pressWhenReady(await within(await mine()).findByRole('link'));
    });

    await step('Tries to leave after three days: there is no early exit', async () => {
      await passTime(context, 3 * day);
      const locked = t('reasons:lockUpLocked', { time: '2026/11/27 09:00' });
      await exit.expectBlocked(context, locked);
      await userEvent.click(await page.findByRole('button', { name: t('lockUp:exit.review') }));
      await expect(page.queryByRole('dialog')).toBeNull();
      await expect(await page.findByText(locked)).toBeVisible();
      await expect(await purchase()).toMatchObject({ status: 'inProgress', payout: null });
    });

    await step('Waits: principal and income are paid out by themselves', async () => {
      await passTime(context, 4 * day);
      await page.findByText(t('products:paidBack'));
      await expect(page.queryByRole('button', { name: t('lockUp:exit.review') })).toBeNull();
      await expect(await purchase()).toMatchObject({ status: 'ended' });
    });

    await step('What came back stands among the own funds, as ended', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('common:back') }));
      await pressWhenReady(await page.findByRole('radio', { name: t('products:status.ended') }));
      const [card] = await within(await mine()).findAllByRole('link');
      await expect(card).toHaveTextContent(t('products:status.ended'));
    });
  },
};
