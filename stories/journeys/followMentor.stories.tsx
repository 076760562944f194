import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { withExchange } from '../support/exchange';
import { moneySteps, typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Follow mentor',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/gdindex/gdindex', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const follow = moneySteps({ review: 'copyTrading:form.review', submit: 'copyTrading:form.submit' });
const stop = moneySteps({ review: 'copyTrading:stop.review', submit: 'copyTrading:stop.submit' });

const comesBack = '198,399.00';

/** Follows a mentor, sees the follow order among the positions, and ends it: the money is available again. */
export const FollowsSeesTheOrderEnds: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const press = async (name: string) => pressWhenReady(await page.findByRole('link', { name }));

    await step('Finds a mentor who can be followed, and invests the minimum', async () => {
      const list = await page.findByRole('list', { name: t('products:tabs.copyTrading') });
      await within(list).findAllByRole('link');
      const card = list.querySelector<HTMLElement>('a[href$="product=CT04"]');
      if (!card) throw new Error('CT04 is not there');
      await pressWhenReady(card);
      await typeInto(context, 'copyTrading:form.amount', '200000');
      await follow.send(context);
      await page.findByRole('link', { name: t('copyTrading:record.all') });
    });

    await step('On the next trading day the mentor trades', async () => {
      await passTime(context, 4 * 24 * 60 - 15);
      await press(t('copyTrading:record.all'));
      const mine = await page.findByRole('list', { name: t('products:tabs.copyTrading') });
      await pressWhenReady(await within(mine).findByRole('link'));
      await press(t('copyTrading:record.toOrders'));
    });

    await step('The follow order stands among the positions: the mentor alone can close it', async () => {
      const positions = await page.findByRole('list', { name: t('position:title') });
      await pressWhenReady(await within(positions).findByRole('link'));
      await expect(await page.findByText(t('position:lock.managed'))).toBeVisible();
      const close = await page.findByRole('button', { name: t('trade:detail.close') });
      await waitFor(() => expect(close).toHaveAccessibleDescription(t('reasons:managed')));
    });

    await step(
      'Wants to end the copy trade: the sheet takes the fees of closing off what comes back',
      async () => {
        await press(t('position:lock.toFunds'));
        const mine = await page.findByRole('list', { name: t('products:tabs.copyTrading') });
        await pressWhenReady(await within(mine).findByRole('link'));
        const sheet = await stop.review(context);
        await expect(factOf(sheet, t('copyTrading:stop.closingFees'))).toHaveTextContent('−430.00');
        await expect(factOf(sheet, t('products:copyTrade.resultNow'))).toHaveTextContent('−1,601.00');
        await expect(await within(sheet).findByText(comesBack)).toBeVisible();
      },
    );

    await step('Ends it, which closes the order: as much as was confirmed comes back', async () => {
      const sheet = within(await page.findByRole('dialog'));
      await pressWhenReady(await sheet.findByRole('button', { name: t('copyTrading:stop.submit') }));
      await expect(await page.findByText(t('copyTrading:stop.done'))).toBeVisible();
      await expect(factOf(document.body, t('products:paidBack'))).toHaveTextContent(comesBack);
    });

    await step('It is over: no order is open, and all that is left is available', async () => {
      await press(t('copyTrading:record.all'));
      // The previous list stays until the new one has loaded.
      await waitFor(() => expect(page.getByText(t('products:paidBack'))).toBeVisible());
      await waitFor(async () => {
        const [status, orders] = await withExchange(context, ({ world }) => [
          Object.values(world.copyTrading.records).map((record) => record.status),
          Object.values(world.positions).map((position) => position.status),
        ]);
        await expect(status).toEqual(['ended']);
        await expect(orders).toEqual(['closed']);
      });
    });
  },
};
