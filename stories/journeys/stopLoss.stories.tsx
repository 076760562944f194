import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { withExchange } from '../support/exchange';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { minutesLater } from '../support/time';

const meta = {
  title: 'Journeys/Stop loss',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=long', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buys with a stop loss, which waits for the lock; changes it; sees it close the position. */
export const BuysWithAStopLoss: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const field = (name: string) => page.findByRole('textbox', { name });

    await step('Buys a lot at the market, with a stop loss', async () => {
      await userEvent.type(await field(t('trade:order.lots')), '1');
      await pressWhenReady(await page.findByRole('switch', { name: t('conditions:exit.label') }));
      const stop = await field(t('conditions:stopPrice'));
      await userEvent.clear(stop);
      await userEvent.type(stop, '540');
      await pressWhenReady(await page.findByRole('button', { name: t('trade:order.submitLong') }));
      const sheet = within(await page.findByRole('dialog'));
      await expect(await sheet.findByText(t('conditions:exit.stopPrice', { price: '540' }))).toBeVisible();
      await pressWhenReady(await sheet.findByRole('button', { name: t('trade:confirm.submit') }));
    });

    await step('The stop loss is placed, and waits for the lock', async () => {
      const placed = await page.findByText(t('trade:result.exitPlaced'), { exact: false });
      await expect(placed).toHaveTextContent('10:30');
      await pressWhenReady(await page.findByRole('link', { name: t('trade:result.toPosition') }));
      await page.findByText(t('trade:status.preparingToClose'), { selector: 'h2 + *' });
    });

    await step('The stop is raised just below the market', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('trade:detail.amend') }));
      const sheet = within(await page.findByRole('dialog'));
      const stop = await sheet.findByRole('textbox', { name: t('conditions:stopPrice') });
      await userEvent.clear(stop);
      await userEvent.type(stop, '558');
      await expect(await sheet.findByText(t('conditions:amend.loses'))).toBeVisible();
      await pressWhenReady(await sheet.findByRole('button', { name: t('conditions:amend.submit') }));
      await expect(await page.findByText(t('conditions:amend.done'))).toBeVisible();
    });

    await step('The market gets there after the lock: the position is closed', async () => {
      await withExchange(context, minutesLater(240));
      await expect(await page.findByText(t('trade:status.closed'), { selector: 'h2 + *' })).toBeVisible();
      const history = await page.findByRole('list', { name: t('position:history.title') });
      await waitFor(() => expect(history).toHaveTextContent(t('position:history.event.closingTriggered')));
    });
  },
};
