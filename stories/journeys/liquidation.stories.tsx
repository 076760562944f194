import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { positionTexts } from '../../mocks/exchange/notices/positionTexts';
import { Shell } from '../../src/app/Shell';
import type { Language } from '../../src/i18n/language';
import { joinSentences } from '../../src/lib/joinSentences';
import { nextStep } from '../screens/home/nextStep';
import { historyOf, openMargin } from '../screens/trade/detailSteps';
import { listOf, tabOf } from '../screens/trade/listSteps';
import { confirmOrder, reviewOrder, typeLots, typePrice } from '../screens/trade/orderSteps';
import { openFromMenu } from '../support/navigation';
import { pressWhenReady } from '../support/presses';
import { factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

/** Bought at 720 yen with a margin of a tenth, this stock reaches its liquidation price on the third trading day. */
const path = '/market/marketDetail?symbol=534G.E';

const meta = {
  title: 'Journeys/Liquidation',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = 24 * 60;
const loss = '−59,377.50';

/**
 * A leveraged purchase falls. Home, card, page and notices warn. Then it is liquidated, and all of them state the
 * loss.
 */
export const WarnedThenLiquidated: Story = {
  play: async (context) => {
    const { step, globals } = context;
    const t = storyText(context);
    const page = within(document.body);
    const noticeTitle = (text: keyof typeof positionTexts) =>
      positionTexts[text].title[globals.locale as Language];
    const press = async (role: 'link' | 'radio', name: string) =>
      pressWhenReady(await page.findByRole(role, { name }));
    const cards = async () => within(await listOf(context)).findAllByRole('listitem');
    /** Positions of the list's tabs. */
    const tabPlaces = async () =>
      (await page.findAllByRole('radio')).map((tab) => {
        const { top, bottom } = tab.getBoundingClientRect();
        return [top, bottom];
      });
    /** A site notice keeps the date of the first day. */
    const houseNoticeKeepsItsDate = () => page.findByText(`${t('notices:kind.house')} · 2026/11/19 10:00`);

    await step('Buys a lot with ten times leverage, and reads where it would be liquidated', async () => {
      await press('link', t('market:detail.long'));
      await press('radio', '10×');
      await typeLots(context, '1');
      const sheet = await reviewOrder(context);
      // At the worst price that the order accepts.
      await expect(factOf(sheet, t('trade:cost.liquidationPrice'))).toHaveTextContent('666');
      await confirmOrder(context);
      await page.findByText(t('trade:result.filledTitle', { price: '720' }));
    });

    await step('On Tuesday half of the way is gone: home says so before all else', async () => {
      await passTime(context, 4 * day + 4 * 60 + 25);
      window.location.hash = '#/home/index';
      const note = t('home:next.atRisk.note', { now: '@', price: '663' });
      // Home shows the previous step until the new prices arrive.
      await waitFor(async () =>
        expect(await nextStep(context)).toHaveTextContent(new RegExp(note.replaceAll('@', '[\\d,.]+'))),
      );
      await waitFor(async () =>
        expect(await nextStep(context)).toHaveTextContent(t('common:stillToLose', { price: '663' })),
      );
    });

    await step(
      'The card among the positions says where, and how far that is; the tabs are explained',
      async () => {
        await openFromMenu(context, 'trade');
        const words = [t('position:sourceNote.competition'), t('position:groupNote.inProgress')];
        await expect(await page.findByText(joinSentences(words))).toBeVisible();
        const [card] = await cards();
        if (!card) throw new Error('nothing is held');
        await expect(factOf(card, t('trade:risk.toLiquidation'))).toHaveTextContent(
          t('position:risk.stage.watch'),
        );
        await waitFor(() => expect(factOf(card, t('common:stillToLose', { price: '663' }))).toBeVisible());
      },
    );

    await step('A notice tells of it, and leads to the page that says what can be done', async () => {
      window.location.hash = '#/user/msgInfo';
      await houseNoticeKeepsItsDate();
      await pressWhenReady(await page.findByText(noticeTitle('liquidationNear')));
      await pressWhenReady(await within(await page.findByRole('article')).findByRole('link'));
      await within(await historyOf(context)).findByText(t('position:history.event.liquidationNear'));
      await waitFor(() =>
        expect(factOf(document.body, t('common:stillToLose', { price: '663' }))).toBeVisible(),
      );
    });

    await step('Reads that a loss can use up margin that is added, and adds none', async () => {
      const sheet = await openMargin(context);
      await expect(await sheet.findByText(t('position:margin.note'))).toBeVisible();
      await pressWhenReady(await sheet.findByRole('button', { name: t('common:close') }));
    });

    await step('Orders another lot far below the market: its tab opens, and no tab moves', async () => {
      await press('link', t('position:fact.toStock'));
      await press('link', t('market:detail.long'));
      await typePrice(context, '640');
      await typeLots(context, '1');
      await reviewOrder(context);
      await confirmOrder(context);
      await page.findByText(t('trade:result.placedTitle'));
      window.location.hash = '#/position/position';
      const placing = await tabOf(context, 'placing', 1);
      const before = await tabPlaces();
      await pressWhenReady(placing);
      await expect(await cards()).toHaveLength(1);
      await expect(await tabPlaces()).toEqual(before);
    });

    await step('On Thursday it has been liquidated: above the order that expired before it', async () => {
      await passTime(context, 2 * day);
      await pressWhenReady(await tabOf(context, 'terminated', 2));
      await waitFor(async () => {
        const [first, second] = await cards();
        await expect(first).toHaveTextContent(t('trade:liquidated'));
        await expect(first).toHaveTextContent(loss);
        await expect(second).toHaveTextContent(t('trade:expired'));
      });
      await expect(await listOf(context)).not.toHaveTextContent(/[▲▼]/);
    });

    await step('Its page calculates the loss from the price and every fee', async () => {
      const [first] = await cards();
      if (!first) throw new Error('nothing has ended');
      await pressWhenReady(await within(first).findByRole('link'));
      await within(await historyOf(context)).findByText(t('position:history.event.liquidated'));
      await expect(factOf(document.body, t('trade:calculation.realised'))).toHaveTextContent(loss);
    });

    await step('Notices tell of the order and of the loss; one of the house keeps its date', async () => {
      window.location.hash = '#/user/msgInfo';
      await page.findByText(noticeTitle('expired'));
      await houseNoticeKeepsItsDate();
      await pressWhenReady(await page.findByText(noticeTitle('liquidated')));
      const notice = await page.findByRole('article');
      await expect(notice).toHaveTextContent(/534G.*663.*−¥?59,377\.50/);
    });

    await step('Home suggests something else again', async () => {
      window.location.hash = '#/home/index';
      await waitFor(async () => expect(await nextStep(context)).not.toHaveTextContent('663'));
    });
  },
};
