import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openPosition } from '../../mocks/exchange/trade/openPosition';
import { cancelOrder } from '../../src/api/contract/trade';
import { Shell } from '../../src/app/Shell';
import { withExchange } from '../support/exchange';
import { changeBeforeCall } from '../support/network';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { minutesLater } from '../support/time';

const meta = {
  title: 'Journeys/Cancels too late',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/position/position?group=placing', scenario: 'demo' } },
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      openPosition(exchange, member, {
        symbol: '1001.W',
        side: 'short',
        priceType: 'limit',
        limitPrice: '562',
        leverage: 5,
        lots: '1',
      });
    }),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order is filled half a second before the cancellation arrives: a message says so, and the position is shown. */
export const HalfASecondTooLate: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);

    await step('Finds the order that waits', async () => {
      const list = within(await page.findByRole('list', { name: t('position:title') }));
      const [order] = await list.findAllByRole('link');
      if (!order) throw new Error('no order waits');
      await pressWhenReady(order);
      // The list offers cancelling too.
      await page.findByText(t('trade:detail.orderNumber'));
    });

    await step('Cancels it, while the market comes to its price', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('trade:detail.cancel') }));
      const question = await openQuestion();
      changeBeforeCall(context, cancelOrder, minutesLater(1));
      await pressWhenReady(await question.findByRole('button', { name: t('position:cancel.submit') }));
    });

    await step('Is told that it was too late, at which price, and when', async () => {
      const title = await page.findByText(t('position:tooLate.title'));
      await expect(title.closest('[role=status]')).toHaveTextContent(/562.*10:1[56]:\d\d/);
    });

    await step('Holds the position now, and sees until when it is locked', async () => {
      const close = await page.findByRole('button', { name: t('trade:detail.close') });
      await expect(close).toHaveAttribute('aria-disabled', 'true');
      await expect(await page.findByRole('timer')).toBeVisible();
    });
  },
};
