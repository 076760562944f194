import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { depositForm, fillDeposit } from '../screens/deposits/depositSteps';
import { nextStep } from '../screens/home/nextStep';
import { confirmOrder, expectBlocked, expectReady, reviewOrder, typeLots } from '../screens/trade/orderSteps';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/First order',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/home/index', scenario: 'newcomer', unread: true } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new member reads the mandatory notices, finds the balance empty at the order form, deposits, and orders. */
export const ReadsPaysInOrders: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const follow = async (name: string) => pressWhenReady(await page.findByRole('link', { name }));
    const haveRead = async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('notices:haveRead') }));
      await page.findByText(t('notices:confirmed.title'));
    };

    await step(
      'Home leads to what is to be read; once read, that is said, and the next one offered',
      async () => {
        await pressWhenReady(await nextStep(context));
        await haveRead();
        await follow(t('notices:confirmed.toNext'));
      },
    );

    await step('The second one is the last: the way leads to all notices', async () => {
      await haveRead();
      await follow(t('notices:all'));
      await page.findByRole('list', { name: t('notices:title') });
    });

    await step('Wants to buy a lot: the form says what it takes, and once what is missing', async () => {
      window.location.hash = '#/market/marketDetail?symbol=1001.W';
      await follow(t('market:detail.long'));
      await expect(
        await page.findByText(t('trade:order.noneAffordable', { amount: '¥561,561.00' })),
      ).toBeVisible();
      await typeLots(context, '1');
      const missing = t('reasons:balanceShort.missing', { amount: '¥561,561.00' });
      await expectBlocked(context, missing);
      await expect(await page.findAllByText(missing)).toHaveLength(1);
    });

    await step('Follows the way to a deposit, and pays in', async () => {
      await follow(t('home:entrances.deposit'));
      const channels = within(await page.findByRole('list', { name: t('deposits:channels') }));
      const [bank] = await channels.findAllByRole('link');
      if (!bank) throw new Error('no channel is offered');
      await pressWhenReady(bank);
      await fillDeposit(context, '600000');
      await depositForm.send(context);
      await page.findByText(t('deposits:done'));
    });

    await step('Once it is in the balance, the order goes through', async () => {
      await passTime(context, 5);
      window.location.hash = '#/market/marketDetail?symbol=1001.W';
      await follow(t('market:detail.long'));
      await typeLots(context, '1');
      await expectReady(context);
      await reviewOrder(context);
      await confirmOrder(context);
      await page.findByRole('link', { name: t('trade:result.toPosition') });
    });

    await step('Home has something else to suggest than to read', async () => {
      window.location.hash = '#/home/index';
      await expect(await nextStep(context)).not.toHaveTextContent(t('home:next.readNotice.title'));
    });
  },
};
