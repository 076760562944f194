import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { positionTexts } from '../../mocks/exchange/notices/positionTexts';
import { Shell } from '../../src/app/Shell';
import type { Language } from '../../src/i18n/language';
import { withExchange } from '../support/exchange';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { minutesLater } from '../support/time';

const meta = {
  title: 'Journeys/Short with a limit',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=short', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sells short with a limit, waits, is filled, is locked for 15 minutes, closes. */
export const WaitsFillsAndCloses: Story = {
  play: async (context) => {
    const { userEvent, step, globals } = context;
    const t = storyText(context);
    const page = within(document.body);
    const field = (name: string) => page.findByRole('textbox', { name });

    await step('Sells a lot short, one yen above the market', async () => {
      await pressWhenReady(await page.findByRole('radio', { name: t('trade:priceType.limit') }));
      const price = await field(t('trade:order.limitPrice'));
      await userEvent.clear(price);
      await userEvent.type(price, '562');
      await userEvent.type(await field(t('trade:order.lots')), '1');
      await expect(await page.findByText(t('trade:worst.short'))).toBeVisible();
      await pressWhenReady(await page.findByRole('button', { name: t('trade:order.submitShort') }));
      const sheet = within(await page.findByRole('dialog'));
      await expect(await sheet.findByText(t('trade:cost.shortFeeNote'))).toBeInTheDocument();
      await pressWhenReady(await sheet.findByRole('button', { name: t('trade:confirm.submit') }));
    });

    await step('The order waits, and can still be cancelled', async () => {
      await page.findByText(t('trade:result.placedTitle'));
      await pressWhenReady(await page.findByRole('link', { name: t('trade:result.toOrder') }));
      await page.findByRole('button', { name: t('trade:detail.cancel') });
      await expect(page.queryByRole('button', { name: t('trade:detail.close') })).toBeNull();
    });

    await step('The market gets there: filled, while the member looks on', async () => {
      await withExchange(context, minutesLater(1));
      await expect(await page.findByText(t('position:news.filledBody'))).toBeVisible();
      const history = await page.findByRole('list', { name: t('position:history.title') });
      await waitFor(() => expect(history).toHaveTextContent(t('position:history.event.filled')));
    });

    await step('It can’t be closed for 15 minutes, which count down', async () => {
      const close = await page.findByRole('button', { name: t('trade:detail.close') });
      const locked = t('reasons:locked', { time: '11/20 10:30', minutes: '15' });
      await waitFor(() => expect(close).toHaveAccessibleDescription(locked));
      await expect(await page.findByRole('timer')).toBeVisible();
    });

    await step('The demonstration’s clock moves on', async () => {
      await pressWhenReady(await page.findByRole('button', { name: new RegExp(t('common:demo')) }));
      await pressWhenReady(await page.findByRole('button', { name: t('demo:quarter') }));
      await pressWhenReady(await page.findByRole('button', { name: t('common:close') }));
    });

    await step('It is bought back at the market', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('trade:detail.close') }));
      const sheet = within(await page.findByRole('dialog'));
      await pressWhenReady(await sheet.findByRole('button', { name: t('trade:confirm.closeSubmit') }));
      await expect(await page.findByText(t('trade:detail.profitRealised'))).toBeVisible();
      const history = await page.findByRole('list', { name: t('position:history.title') });
      await waitFor(() => expect(history).toHaveTextContent(t('position:history.event.closed')));
    });

    await step('A notice has told of the fill', async () => {
      window.location.hash = '#/user/msgInfo';
      await page.findByText(positionTexts.filled.title[globals.locale as Language]);
    });
  },
};
