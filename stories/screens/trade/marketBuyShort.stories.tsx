import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import { storyExchange, withExchange } from '../../support/exchange';
import { endAt } from '../../support/layout';
import { pressWhenReady } from '../../support/presses';
import { expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { reviewOrder, typeLots, typePrice, unfoldTerms } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=short';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The confirmation of a short order far below the market: it is likely to be filled at once, so all amounts
 * are at the market price.
 */
export const ConfirmShortBelowMarket: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '500');
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.limit')} 500`,
    );
    await expect(factOf(sheet, t('trade:confirm.marketPrice'))).toHaveTextContent('561');
    await expect(await within(sheet).findByText(t('trade:confirm.atOnce', { price: '561' }))).toBeVisible();
    await expect(factOf(sheet, t('trade:cost.margin'))).toHaveTextContent('561,000.00');
    await unfoldTerms(context, sheet);
    // The amount follows the market until the fill, so it is not called the maximum.
    await expect(await within(sheet).findByText(t('trade:order.marketNote'))).toBeVisible();
    await expect(within(sheet).queryByText(t('trade:confirm.most'))).toBeNull();
    await expect(await within(sheet).findByText(t('trade:confirm.estimate', { price: '561' }))).toBeVisible();
    await expect(factOf(sheet, t('trade:cost.liquidationPrice')).textContent).toBe('1,110');
  },
};

/** A short order far below the market was filled at the market price. */
export const ShortBelowMarketSent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '500');
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await pressWhenReady(await within(sheet).findByRole('button', { name: t('trade:confirm.submitFar') }));
    await context.canvas.findByText(t('trade:result.filledTitle', { price: '561' }));
    const taken = await storyExchange(context).store.transact(
      ({ world }) => Object.values(world.positions).at(-1)?.originalMargin,
    );
    await expect(taken).toBe('561000');
  },
};

/** The confirmation of a short order that waits for a limit above the market, typed in full-width digits. */
export const ConfirmShortAtALimit: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '６００');
    await typeLots(context, '１');
    const sheet = await reviewOrder(context);
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.limit')} 600`,
    );
    await expect(sheet).toHaveTextContent(t('trade:worst.short'));
    // A waiting limit takes what is confirmed.
    await expect(sheet).not.toHaveTextContent(t('trade:confirm.estimate', { price: '561' }));
    await expectLock(
      context,
      sheet,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifNow', { time: '10:30' }),
    );
  },
};

/**
 * The market moved while a short order below it was being confirmed: a note says so, and the margin has
 * followed.
 */
export const ShortFollowsTheMarket: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '555');
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await withExchange(context, minutesLater(1));
    const title = t('trade:moved.title', { from: '561', to: '562' });
    const note = await within(sheet).findByText(title);
    await expect(factOf(sheet, t('trade:cost.margin'))).toHaveTextContent('562,000.00');
    await endAt(note);
  },
};
