import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import type { QualifiedKey } from '../../src/i18n/text';
import { joinSentences } from '../../src/lib/joinSentences';
import { expectCloseBlocked, historyOf, openClose, sendClose } from '../screens/trade/detailSteps';
import { confirmOrder, reviewOrder, typeLots, typePrice, unfoldTerms } from '../screens/trade/orderSteps';
import { pressWhenReady } from '../support/presses';
import { expectLock, factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Limit far from the market',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A limit that the market has passed is filled at once: the form says so, with the price and the warning, before
 * sending.
 */
export const ShortThenLong: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    const follow = async (name: string) => pressWhenReady(await page.findByRole('link', { name }));
    const fact = (label: QualifiedKey) => factOf(document.body, t(label));

    await step(
      'Sells a lot short at 500 yen: the form says that the market’s 561 is taken at once',
      async () => {
        await follow(t('market:detail.short'));
        await typePrice(context, '500');
        await typeLots(context, '1');
        await page.findByText(t('trade:order.limitReached', { price: '561' }));
        await page.findByText(t('trade:order.limitFar', { percent: '10.9%', price: '561' }));
        await page.findByText(t('trade:cost.shortFeeNote'));
      },
    );

    await step('Confirms what 561 yen take, and until when the position will be locked', async () => {
      const sheet = await reviewOrder(context);
      await expect(factOf(sheet, t('trade:confirm.marketPrice'))).toHaveTextContent('561');
      await expect(factOf(sheet, t('trade:cost.margin'))).toHaveTextContent('561,000.00');
      await expect(factOf(sheet, t('trade:cost.liquidationPrice'))).toHaveTextContent('1,110');
      const rule = t('trade:lock.minutes', { minutes: 15 });
      await expectLock(context, sheet, t('trade:lock.ifNow', { time: '10:30' }), rule);
      await pressWhenReady(await within(sheet).findByRole('button', { name: t('trade:confirm.submitFar') }));
      await page.findByText(t('trade:result.filledTitle', { price: '561' }));
    });

    await step('The position binds as much, and is liquidated where it was said', async () => {
      await follow(t('trade:result.toPosition'));
      // The receipt has a history, too.
      await page.findByRole('button', { name: t('trade:detail.close') });
      await historyOf(context);
      await expect(fact('trade:detail.originalMargin')).toHaveTextContent('561,000.00');
      await expect(fact('trade:cost.liquidationPrice')).toHaveTextContent('1,110');
      await page.findByText(joinSentences([t('trade:calculation.paid'), t('trade:cost.shortFeeNote')]));
    });

    await step(
      'Presses Long on the stock: that would be a second position with fees of its own',
      async () => {
        await follow(t('position:fact.toStock'));
        await follow(t('market:detail.long'));
        await page.findByText(t('position:opposite.short', { lots: '1' }));
        await expect(await page.findByText(t('position:opposite.body'))).toBeVisible();
      },
    );

    await step('Follows the way to the short position instead, which is still locked', async () => {
      await follow(t('position:opposite.toPosition'));
      await expectCloseBlocked(context, t('reasons:locked', { time: '11/20 10:30', minutes: '15' }));
    });

    await step('Closes it after the lock, for the result after all fees that was estimated', async () => {
      await passTime(context, 15);
      const sheet = await openClose(context);
      await sheet.findByText(t('trade:calculation.estimate'), { selector: 'dt' });
      const dialog = await page.findByRole('dialog');
      await expect(factOf(dialog, t('trade:calculation.estimate'))).toHaveTextContent('−1,963.50');
      await sendClose(context, sheet);
      await page.findByText(t('trade:detail.profitRealised'));
      await expect(fact('trade:calculation.realised')).toHaveTextContent('−1,963.50');
    });

    await step('Buys with a limit of 600 yen: the most that this can take is confirmed', async () => {
      await follow(t('position:fact.toStock'));
      await follow(t('market:detail.long'));
      await typePrice(context, '600');
      await typeLots(context, '1');
      const sheet = await reviewOrder(context);
      await expect(factOf(sheet, t('trade:cost.margin'))).toHaveTextContent('600,000.00');
      await unfoldTerms(context, sheet);
      await expect(await within(sheet).findByText(t('trade:confirm.most'))).toBeVisible();
      await confirmOrder(context);
    });

    await step('The fill at 561 yen takes less, and the rest is available again', async () => {
      await page.findByText(t('trade:result.filledTitle', { price: '561' }));
      await expect(fact('trade:detail.originalMargin')).toHaveTextContent('561,000.00');
      window.location.hash = '#/home/index';
      await expect(await page.findByText('9,436,475.50')).toBeVisible();
    });
  },
};
