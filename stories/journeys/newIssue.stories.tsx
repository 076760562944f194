import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ipoTexts } from '../../mocks/exchange/notices/ipoTexts';
import { Shell } from '../../src/app/Shell';
import type { Language } from '../../src/i18n/language';
import { withExchange } from '../support/exchange';
import { moneySteps, typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/New issue',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/subscribe', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = 24 * 60;

/** Applies for a new issue, wins, pays, and sells on the first trading day. */
export const AppliesWinsPaysSells: Story = {
  play: async (context) => {
    const { canvas, step, globals } = context;
    const t = storyText(context);
    const page = within(document.body);
    const apply = moneySteps({ review: 'ipo:apply.review', submit: 'ipo:apply.submit' });
    const pay = moneySteps({ review: 'ipo:pay.review', submit: 'ipo:pay.submit' });

    await step('Finds an issue that takes applications, and applies for two lots', async () => {
      const list = await page.findByRole('list', { name: t('ipo:phase.subscribing') });
      const first = list.querySelector<HTMLElement>('a[href$="id=I883"]');
      if (!first) throw new Error('I883 takes no applications');
      await pressWhenReady(first);
      await typeInto(context, 'trade:order.lots', '2');
      await apply.send(context);
      await page.findByText(t('ipo:apply.done'));
    });

    await step('Wins both at the draw on Wednesday', async () => {
      await passTime(context, 5 * day);
      await pressWhenReady(await page.findByRole('link', { name: t('ipo:records.title') }));
      await page.findByText(t('ipo:result.won'));
    });

    await step(
      'A notice of the next trading day leads to the payment, with the money that is frozen',
      async () => {
        await passTime(context, day);
        window.location.hash = '#/user/msgInfo';
        await pressWhenReady(await page.findByText(ipoTexts.paymentDue.title[globals.locale as Language]));
        await pressWhenReady(await within(await page.findByRole('article')).findByRole('link'));
        await pay.send(context);
        await page.findByText(t('ipo:pay.done'));
      },
    );

    await step('Is listed: the shares are a position', async () => {
      await passTime(context, 6 * day);
      window.location.hash = '#/market/subscribeRecord';
      const records = within(await page.findByRole('list', { name: t('ipo:records.applications') }));
      await pressWhenReady(await records.findByText(t('ipo:news.listed')));
      await pressWhenReady(await page.findByRole('link', { name: t('ipo:mine.toPosition') }));
    });

    await step('Waits for the first price of its first day, and sells them', async () => {
      await pressWhenReady(await page.findByRole('button', { name: t('trade:detail.close') }));
      const sheet = within(await page.findByRole('dialog'));
      const sell = await sheet.findByRole('button', { name: t('trade:confirm.closeSubmit') });
      await waitFor(() => expect(sell).toHaveAccessibleDescription(t('reasons:firstPriceMissing')));
      await passTime(context, 4 * 60);
      await pressWhenReady(sell);
      await page.findByText(t('trade:detail.profitRealised'));
      await waitFor(async () => {
        const positions = await withExchange(context, ({ world }) => Object.values(world.positions));
        return expect(positions).toMatchObject([{ status: 'closed', shares: 2000 }]);
      });
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};
