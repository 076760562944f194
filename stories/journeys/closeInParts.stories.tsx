import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { openQuestion, pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Closes in parts',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/position/positionDetail?id=P4', scenario: 'trader' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lots: one waits for a limit, the other closes at the market, and the waiting closing is cancelled. */
export const LimitThenMarket: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const openForm = async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('trade:detail.close') }));
      return within(await page.findByRole('dialog', { name: t('position:close.title') }));
    };
    const closeOneOfTwo = t('position:close.submitPart', { lots: '1', held: 2 });

    await step('Closes one lot with a limit that the market has not reached', async () => {
      const form = await openForm();
      await pressWhenReady(await form.findByRole('radio', { name: t('trade:priceType.limit') }));
      const price = await form.findByRole('textbox', { name: t('trade:order.limitPrice') });
      await userEvent.clear(price);
      await userEvent.type(price, '600');
      await pressWhenReady(await form.findByRole('button', { name: t('trade:order.half') }));
      await pressWhenReady(await form.findByRole('button', { name: closeOneOfTwo }));
      await page.findByText(t('position:waiting.title', { lots: '1', price: '600' }));
    });

    await step(
      'Closes the other lot at the market: nothing is free then, and the button says why',
      async () => {
        const form = await openForm();
        await pressWhenReady(await form.findByRole('button', { name: closeOneOfTwo }));
        await page.findByText(t('trade:result.partTitle', { lots: 1, held: 2, price: '561' }));
        const close = await page.findByRole('button', { name: t('trade:detail.close') });
        await waitFor(() => expect(close).toHaveAccessibleDescription(t('reasons:allLotsWaiting')));
      },
    );

    await step('Cancels the closing that waits, and reads first what stays open', async () => {
      const name = t('position:cancelClosing.submit');
      await pressWhenReady(await page.findByRole('button', { name }));
      const question = await openQuestion();
      await question.findByText(
        t('position:cancelClosing.note', {
          lots: '1',
          what: t('position:waiting.what.limit', { limit: '600' }),
        }),
      );
      await pressWhenReady(await question.findByRole('button', { name }));
      await page.findByText(t('trade:result.closingCancelledBody'));
    });

    await step('Closes the last lot at the market', async () => {
      const form = await openForm();
      await pressWhenReady(await form.findByRole('button', { name: t('trade:confirm.closeSubmit') }));
      await expect(await page.findByText(t('trade:result.closedTitle', { price: '561' }))).toBeVisible();
    });
  },
};
