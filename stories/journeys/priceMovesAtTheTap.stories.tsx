import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { closePosition, openPosition } from '../../src/api/contract/trade';
import { Shell } from '../../src/app/Shell';
import { countOrders, refetchAll, withExchange } from '../support/exchange';
import { changeBeforeCall } from '../support/network';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { minutesLater } from '../support/time';

const meta = {
  title: 'Journeys/Opens and closes while the price moves',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketBuy?symbol=1129.N&side=long', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price moves beyond the tolerance after each press: nothing is done, and the new price is confirmed. */
export const AsksAgainAtEachPrice: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const sheet = async () => within(await page.findByRole('dialog'));
    const tolerance = (price: string) => t('trade:order.tolerance', { percent: '0.50%', price });
    const accept = async (price: string) =>
      pressWhenReady(
        await (await sheet()).findByRole('button', { name: t('trade:moved.accept', { price }) }),
      );
    const confirm = async (name: string) =>
      pressWhenReady(await (await sheet()).findByRole('button', { name }));

    await step('Reviews an order at the market, and reads how much worse the price may be', async () => {
      await userEvent.type(await page.findByRole('textbox', { name: t('trade:order.lots') }), '1');
      await pressWhenReady(await page.findByRole('button', { name: t('trade:order.submitLong') }));
      await (await sheet()).findByText(tolerance('169'));
    });

    await step('The price rises after the press: nothing is bought, and it asks again', async () => {
      changeBeforeCall(context, openPosition, minutesLater(5));
      await confirm(t('trade:confirm.submit'));
      await (await sheet()).findByText(t('trade:moved.title', { from: '169', to: '170' }));
      await expect(await countOrders(context)).toBe(0);
    });

    await step('Accepts the new price, and buys at it', async () => {
      await accept('170');
      await (await sheet()).findByText(tolerance('170'));
      await confirm(t('trade:confirm.submit'));
      await page.findByText(t('trade:result.filledTitle', { price: '170' }));
      await expect(await countOrders(context)).toBe(1);
    });

    await step('Opens the position, and the form that closes it', async () => {
      await pressWhenReady(await page.findByRole('link', { name: t('trade:result.toPosition') }));
      await page.findByRole('button', { name: t('trade:detail.close') });
      await withExchange(context, minutesLater(30));
      await refetchAll(context);
      await pressWhenReady(await page.findByRole('button', { name: t('trade:detail.close') }));
      await (await sheet()).findByText(tolerance('172'));
    });

    await step('The price falls after the press: nothing is sold, and it asks again', async () => {
      changeBeforeCall(context, closePosition, minutesLater(5));
      await confirm(t('trade:confirm.closeSubmit'));
      await (await sheet()).findByText(t('trade:moved.title', { from: '172', to: '171' }));
      const open = await withExchange(context, ({ world }) => Object.values(world.positions)[0]?.status);
      await expect(open).toBe('holding');
    });

    await step('Accepts the new price, and sells at it', async () => {
      await accept('171');
      await confirm(t('trade:confirm.closeSubmit'));
      await expect(await page.findByText(t('trade:result.closedTitle', { price: '171' }))).toBeVisible();
    });
  },
};
