import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { confirmOrder, expectBlocked, expectReady, reviewOrder, typeLots } from '../screens/trade/orderSteps';
import { countOrders } from '../support/exchange';
import { createConnection } from '../support/network';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const connection = createConnection();

const meta = {
  title: 'Journeys/Order offline',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo' } },
  beforeEach: ({ msw }) => {
    msw.use(connection.handler);
    return connection.restore;
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The connection is lost before the order is sent: nothing is sent, every screen says so, and everything continues
 * afterwards.
 */
export const NotSentThenSent: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const notSent = t('common:failure.notSent');

    await step('Reviews an order for a lot', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('market:detail.long') }));
      await typeLots(context, '1');
      await reviewOrder(context);
    });

    await step('Loses the connection: the confirmation says so, and sends nothing', async () => {
      const sheet = within(await page.findByRole('dialog'));
      const send = await sheet.findByRole('button', { name: t('trade:confirm.submit') });
      connection.lose();
      await waitFor(() => expect(send).toHaveAccessibleDescription(notSent));
      await userEvent.click(send);
      await pressWhenReady(await sheet.findByRole('button', { name: t('common:close') }));
      await expectBlocked(context, notSent);
      await expect(await countOrders(context)).toBe(0);
    });

    await step('A screen that was not read before says so as well, and has ways on', async () => {
      window.location.hash = '#/user/jkjl';
      await page.findByText(t('common:failure.offline'));
      await page.findByRole('button', { name: t('common:retry') });
      await pressWhenReady(await page.findByRole('button', { name: t('common:back') }));
    });

    await step('The form opens again once the connection is back: the order is sent', async () => {
      await typeLots(context, '1');
      await expectBlocked(context, notSent);
      connection.restore();
      await expectReady(context);
      await reviewOrder(context);
      await confirmOrder(context);
      await page.findByRole('link', { name: t('trade:result.toPosition') });
      await expect(await countOrders(context)).toBe(1);
    });
  },
};
