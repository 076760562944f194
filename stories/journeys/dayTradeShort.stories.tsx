import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { positionTexts } from '../../mocks/exchange/notices/positionTexts';
import { Shell } from '../../src/app/Shell';
import type { Language } from '../../src/i18n/language';
import type { QualifiedKey } from '../../src/i18n/text';
import { listOf, tabOf } from '../screens/trade/listSteps';
import { moneySteps, typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { expectLock, factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Short day trade',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/common/dayTrading', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the currency symbol in English notices. */
const result = /\+¥?1,040\.50/;
const form = moneySteps({ review: 'dayTrading:order.review', submit: 'dayTrading:order.submit' });

/** Sells short within the day: a lower price limit, all costs before sending, and a closing by the exchange. */
export const ReservedFilledClosed: Story = {
  play: async (context) => {
    const { userEvent, step, globals } = context;
    const t = storyText(context);
    const page = within(document.body);
    const cards = async () => within(await listOf(context)).findAllByRole('listitem');
    const fact = (label: QualifiedKey) => factOf(document.body, t(label));

    await step('Chooses a stock by its code, and goes short: bounded by a lowest price', async () => {
      const code = await page.findByRole('searchbox', { name: t('dayTrading:order.code') });
      await userEvent.type(code, '1001');
      await pressWhenReady(await page.findByRole('button', { name: t('dayTrading:order.useCode') }));
      await pressWhenReady(await page.findByRole('radio', { name: t('trade:side.short') }));
      await typeInto(context, 'trade:order.lots', '1');
      await expect(await page.findByText(t('dayTrading:order.limitNote.short'))).toBeVisible();
      await waitFor(() => expect(fact('dayTrading:limitPrice.short')).toHaveTextContent('549'));
      await expect(fact('trade:cost.breakEven')).toHaveTextContent('547');
      await expect(fact('trade:cost.liquidationPrice')).toHaveTextContent('1,087');
    });

    await step('Confirms that price, the fees of closing, the deadline and the lock', async () => {
      const sheet = await form.review(context);
      await expect(factOf(sheet, t('dayTrading:limitPrice.short'))).toHaveTextContent('549');
      await expect(factOf(sheet, t('trade:cost.closingTotal'))).toHaveTextContent('1,372.50');
      await expect(factOf(sheet, t('dayTrading:closesAt'))).toHaveTextContent('15:20');
      await expect(within(sheet).queryByText(t('dayTrading:limitPrice.long'))).toBeNull();
      await expectLock(
        context,
        sheet,
        t('trade:lock.minutes', { minutes: 15 }),
        t('trade:lock.ifFilledAt', { time: '10:31', fill: '10:16' }),
      );
      await pressWhenReady(await within(sheet).findByRole('button', { name: t('dayTrading:order.submit') }));
      await page.findByText(t('dayTrading:order.done'));
    });

    await step('Is filled a minute later, which the screen says by itself', async () => {
      await passTime(context, 1);
      await waitFor(() => expect(page.queryByText(t('dayTrading:order.done'))).toBeNull());
      await page.findAllByText(t('dayTrading:status.trading'));
    });

    await step('Among the positions its card is marked as a day trade', async () => {
      window.location.hash = '#/position/position';
      const [card] = await cards();
      await expect(card).toHaveTextContent(`· ${t('position:fact.dayTrade')}`);
      await expect(card).toHaveTextContent(t('trade:side.short'));
      if (card) await pressWhenReady(await within(card).findByRole('link'));
      await page.findByText(t('position:deadline.title', { time: '15:20' }));
    });

    await step('Nobody closes it: the exchange does so at the deadline', async () => {
      await passTime(context, 5 * 60 + 5);
      await page.findByText(t('trade:detail.profitRealised'));
      window.location.hash = '#/position/position';
      await pressWhenReady(await tabOf(context, 'terminated', 1));
      await waitFor(async () => expect((await cards())[0]).toHaveTextContent(result));
    });

    await step('A notice says so, with the result', async () => {
      window.location.hash = '#/user/msgInfo';
      const { title } = positionTexts.dayTradeDeadline;
      await pressWhenReady(await page.findByText(title[globals.locale as Language]));
      await expect(await page.findByRole('article')).toHaveTextContent(result);
    });
  },
};
