import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { moneySteps, typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { expectLock } from '../support/queries';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Block trade',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/common/dividend2', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = moneySteps({ review: 'blockTrade:apply.review', submit: 'blockTrade:apply.submit' });

/**
 * A minimum bid is below the seller's price and is rejected. A higher one, after a corrected slip, becomes a position.
 */
export const RefusedThenPasses: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);

    /** Fills in a bid for the minimum lots of the cheapest block. */
    const fillIn = async (price: string) => {
      window.location.hash = '#/common/dividend2';
      const list = await page.findByRole('list', { name: t('blockTrade:title') });
      const offer = list.querySelector<HTMLElement>('a[href*="672M.E"]');
      if (!offer) throw new Error('672M is not offered');
      await pressWhenReady(offer);
      await typeInto(context, 'blockTrade:apply.price', price);
      await typeInto(context, 'trade:order.lots', '1');
    };
    /** Sends the bid and waits for the review. */
    const send = async () => {
      await form.send(context);
      await page.findByText(t('blockTrade:apply.done'));
      window.location.hash = '#/common/dividend3';
      await page.findByText(t('blockTrade:status.pendingReview'), { selector: 'span' });
      await passTime(context, 11);
    };

    await step('Bids the minimum: rejected, and all that was frozen is back', async () => {
      await fillIn('109');
      await send();
      await page.findByText(t('blockTrade:rejection.belowSellersPrice'));
    });

    await step(
      'Mistypes a higher bid: that it is far above the market is said, and asked about',
      async () => {
        await fillIn('137');
        await page.findByText(t('blockTrade:apply.farAboveMarket'));
        const dialog = await form.review(context);
        const sheet = within(dialog);
        await sheet.findByRole('button', { name: t('blockTrade:apply.submitFar') });
        const ends = t('trade:lock.ifFilledAt', { time: '11/25 09:00', fill: '10:36' });
        await expectLock(context, dialog, t('trade:lock.nextTradingDay'), ends);
        await pressWhenReady(await sheet.findByRole('button', { name: t('common:close') }));
      },
    );

    await step('Corrects it: it passes', async () => {
      await typeInto(context, 'blockTrade:apply.price', '117');
      await send();
      await page.findByText(t('blockTrade:news.passed'));
    });

    await step('The position stands under “auction”', async () => {
      await pressWhenReady(await page.findByRole('link', { name: new RegExp(t('blockTrade:toPosition')) }));
      await page.findByRole('button', { name: t('trade:detail.close') });
      window.location.hash = '#/position/position?source=auction';
      const list = await page.findByRole('list', { name: t('position:title') });
      await expect((await within(list).findAllByRole('link')).length).toBeGreaterThan(0);
    });

    await step(
      'Before the hours of the next trading day: when bids are taken, and how long that is',
      async () => {
        await passTime(context, 4 * 24 * 60 - 120);
        window.location.hash = '#/common/dividend2';
        await page.findByText(t('gates:window.opens', { time: '09:00' }));
        await expect(await page.findByRole('timer')).toHaveTextContent(
          t('gates:window.left', { left: '23:00' }),
        );
      },
    );
  },
};
