import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import { setTextSize } from '../../../src/theme/textSize';
import { computedColor } from '../../support/computedColor';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
import { endAt, expectFits, visiblePageShare, visibleShareOf } from '../../support/layout';
import { expectLock, factOf } from '../../support/queries';
import { showInPicture } from '../../support/showInPicture';
import { storyText } from '../../support/storyText';
import {
  expectBlocked,
  expectReady,
  lotsField,
  pressPartButton,
  reviewButton,
  reviewOrder,
  typeLots,
  typePrice,
  unfold,
} from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form as it opens: stock, session, price limits and sale lock. No field shows an error, and the button
 * says what is missing.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await lotsField(context)).toHaveValue('');
    await expectBlocked(context, t('reasons:lotsMissing'));
    // The stock, the session and the daily limits are shown before any input.
    await expect(await context.canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    const limits = t('trade:order.limitsToday', { low: '461', high: '661' });
    await expect(await context.canvas.findByText(limits)).toBeVisible();
    await expect(await context.canvas.findByText(/^1001 · /)).toBeVisible();
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.ifNow', { time: '10:30' }),
      t('trade:lock.minutes', { minutes: 15 }),
    );
  },
};

/** The phone lies on its side: the form takes more than half of the screen. */
export const PhoneInLandscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async (context) => {
    const field = await lotsField(context);
    showInPicture(field);
    await waitFor(() => expect(visiblePageShare()).toBeGreaterThan(0.5));
    await expectFits(context.canvasElement);
  },
};

/** The phone lies on its side, with text of twice the size: the worst case is read before the order can be placed. */
export const ConfirmedInLandscape: Story = {
  tags: ['filled'],
  globals: { viewport: { value: 'landscape' } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    for (const size of [1.75, 2]) {
      setTextSize(size);
      const sheet = await reviewOrder(context);
      const submit = await within(sheet).findByRole('button', { name: t('trade:confirm.submit') });
      await expect(submit.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
      const [worst] = await within(sheet).findAllByText(t('trade:worst.title'));
      const said = worst?.nextElementSibling?.firstElementChild;
      if (!said) throw new Error('the sheet does not say the worst case');
      await endAt(said);
      await expect(visibleShareOf(sheet)).toBeGreaterThan(0.9);
      if (size < 2) await context.userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(within(document.body).queryAllByRole('dialog').length).toBe(size < 2 ? 0 : 1),
      );
    }
  },
};

/**
 * Lots are filled in, and the costs are unfolded: margin, four fees with their rates, the amount needed, the remaining
 * balance, and the worst case.
 */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await typeLots(context, '2');
    const costs = t('trade:confirm.costs', { amount: '¥3,927.00' });
    await expect(await canvas.findByText(costs)).toBeVisible();
    await expect(factOf(context.canvasElement, t('trade:cost.total'))).toHaveTextContent('1,123,122.00');
    await expect(await canvas.findByText(t('trade:cost.turnover'))).not.toBeVisible();
    await unfold(context, context.canvasElement, costs);
    const parts = ['turnover', 'margin', 'closingTotal', 'after'] as const;
    for (const part of parts)
      await expect((await canvas.findAllByText(t(`trade:cost.${part}`))).at(-1)).toBeVisible();
    // Paid in full.
    await expect(canvas.queryByText(t('trade:cost.liquidationPrice'))).toBeNull();
    const fees = [
      [t('trade:cost.purchaseFee'), '0.10%'],
      [t('trade:cost.sellingFee'), '0.10%'],
      [t('trade:cost.stampDuty'), '0.10%'],
      [t('trade:cost.liquidationFee'), '0.05%'],
    ];
    for (const fee of fees) await expect(await canvas.findByText(fee.join(' '))).toBeVisible();
    await expectReady(context);
    await endAt(await canvas.findByText(t('trade:worst.title')));
  },
};

/** The place of a mark on the price line, from the left end, in percent. */
const placeOf = ({ canvasElement }: Context, mark: string): number =>
  Number.parseFloat(canvasElement.querySelector(`[data-mark="${mark}"]`)?.getAttribute('x') ?? 'NaN');

/** A leverage of ten is chosen: the liquidation price stands left of the last price on the line, and the figures say it. */
export const PriceLineWithLeverage: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement, userEvent } = context;
    await lotsField(context);
    const line = await canvas.findByRole('group', { name: t('trade:line.label') });
    await expect(factOf(line, t('trade:detail.latestPrice'))).toHaveTextContent('561');
    await expect(placeOf(context, 'liquidation')).toBeNaN();
    await userEvent.click(await canvas.findByRole('radio', { name: '2×' }));
    await waitFor(() => expect(factOf(line, t('trade:cost.liquidationPrice'))).toHaveTextContent('293'));
    const far = placeOf(context, 'liquidation');
    await userEvent.click(await canvas.findByRole('radio', { name: '10×' }));
    await waitFor(() => expect(factOf(line, t('trade:cost.liquidationPrice'))).toHaveTextContent('518'));
    await expect(placeOf(context, 'liquidation')).toBeGreaterThan(far);
    await expect(placeOf(context, 'liquidation')).toBeLessThan(placeOf(context, 'now'));
    await expectFits(canvasElement);
  },
};

/** A limit is typed digit by digit: its mark is on the price line, left of the last price. */
export const PriceLineWithLimit: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '540');
    const line = await context.canvas.findByRole('group', { name: t('trade:line.label') });
    await waitFor(() => expect(factOf(line, t('trade:order.limitPrice'))).toHaveTextContent('540'));
    const former = placeOf(context, 'limit');
    await expect(former).toBeLessThan(placeOf(context, 'now'));
    await typePrice(context, '550');
    await waitFor(() => expect(placeOf(context, 'limit')).toBeGreaterThan(former));
  },
};

/** The slider has been moved by keys: the field has the lots, and the slider says them. */
export const LotsBySlider: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    const slider = await context.canvas.findByRole('slider', { name: t('trade:order.lotsSlider') });
    await expect(slider).toHaveAttribute('max', '17');
    slider.focus();
    // Events of a script don't move a native slider. The browser tells a key like this.
    fireEvent.change(slider, { target: { value: '12' } });
    await waitFor(async () => expect(await lotsField(context)).toHaveValue('12'));
    await expect(slider).toHaveAttribute('aria-valuetext', `12 ${t('common:lots')}`);
    await typeLots(context, '3');
    await waitFor(() => expect(slider).toHaveValue('3'));
    await expectReady(context);
  },
};

/**
 * One lot short is filled in: the form says that the loss is unlimited, with the loss if the price doubles.
 */
export const ShortPosition: Story = {
  tags: ['filled'],
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=short', scenario: 'demo' } },
  play: async (context) => {
    await typeLots(context, '1');
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:worst.short'))).toBeVisible();
    // Of 1,122,000 yen, 0.25 % for closing.
    const example = t('trade:worst.shortExample', { amount: '¥564,366.00', committed: '¥561,561.00' });
    await endAt(await context.canvas.findByText(example));
  },
};

const holdShort = prepareExchange((exchange, member) => {
  openPosition(exchange, member, {
    symbol: '1001.W',
    side: 'short',
    priceType: 'market',
    leverage: 2,
    lots: '1',
  });
});

/** A short position in the stock is held, and the order is long: a note says so, and links to the position. */
export const OppositePositionHeld: Story = {
  beforeEach: holdShort,
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await expect(await canvas.findByText(t('position:opposite.short', { lots: '1' }))).toBeVisible();
    const way = await canvas.findByRole('link', { name: t('position:opposite.toPosition') });
    await expect(way).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/position\/positionDetail\?id=P\d+$/),
    );
  },
};

/**
 * A short position is held, and short is chosen: the order adds to it, so no note speaks of the opposite
 * side.
 */
export const SameSideAsThePositionHeld: Story = {
  beforeEach: holdShort,
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await canvas.findByText(t('position:opposite.short', { lots: '1' }));
    await userEvent.click(await canvas.findByRole('radio', { name: t('trade:side.short') }));
    await expect(canvas.queryByText(t('position:opposite.short', { lots: '1' }))).toBeNull();
  },
};

/** Two short positions in the stock are held: a note counts both, and links to the list of positions. */
export const TwoOppositePositionsHeld: Story = {
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      for (const lots of ['1', '2'])
        openPosition(exchange, member, {
          symbol: '1001.W',
          side: 'short',
          priceType: 'market',
          leverage: 2,
          lots,
        });
    }),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:opposite.short', { lots: '3' }))).toBeVisible();
    const link = await context.canvas.findByRole('link', { name: t('position:opposite.toPositions') });
    await expect(link).toHaveAttribute('href', '#/position/position');
  },
};

/** A figure with a comma was pasted: it is read as 1,000 lots, and the button names the maximum of an order. */
export const PastedWithComma: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeLots(context, '1,000');
    await expectBlocked(context, storyText(context)('reasons:lotsAboveMaximum.order', { amount: '500' }));
  },
};

/** A full-width digit is typed: it is read as one lot, and the order can be reviewed. */
export const LotsInFullWidth: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeLots(context, '１');
    await expectReady(context);
  },
};

/** A button has filled in as many lots as the balance covers: the order can be reviewed. */
export const AsManyLotsAsAffordable: Story = {
  tags: ['filled'],
  play: async (context) => {
    await lotsField(context);
    await expectBlocked(context, storyText(context)('reasons:lotsMissing'));
    await pressPartButton(context, 'quarter', 4);
    await expectReady(context);
    await pressPartButton(context, 'max', 17);
    await expectReady(context);
  },
};

/** One lot more than the balance covers is filled in: the button names the missing amount. */
export const OneLotTooMany: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await lotsField(context);
    await pressPartButton(context, 'max', 17);
    await expectReady(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: `${t('trade:order.lots')}: ${t('trade:order.increase')}` }),
    );
    await expectBlocked(context, /¥[\d,]+\.\d\d/);
  },
};

/** A leverage of 10 and the button for the most lots: more are affordable, and the order can be reviewed. */
export const LeverageAllowsMoreLots: Story = {
  tags: ['filled'],
  play: async (context) => {
    await lotsField(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    // At 561 it would be 176. A market order must be affordable at 563, too, the worst price that it accepts.
    await pressPartButton(context, 'max', 175);
    await expectReady(context);
    const t = storyText(context);
    const most = factOf(context.canvasElement, t('trade:worst.atZero'));
    await expect(most).toHaveTextContent(t('trade:worst.timesFunds', { times: '9.9' }));
    await expect(await within(most).findByText('¥98,623,525.00')).toHaveStyle({
      color: computedColor('danger'),
    });
  },
};

/** The largest loss is more than half of the funds: a warning beside the figure says the share. */
export const LossIsMostOfTheFunds: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeLots(context, '10');
    await expectReady(context);
    const t = storyText(context);
    const most = factOf(context.canvasElement, t('trade:worst.atZero'));
    const share = await within(most).findByText(t('trade:worst.ofFunds', { percent: '57%' }));
    await expect(share).toHaveStyle({ color: computedColor('warning') });
    await expect(most).toHaveTextContent('¥5,635,630.00');
  },
};

/** The member has switched to short: the button names the side. */
export const SwitchesBetweenLongAndShort: Story = {
  play: async (context) => {
    const t = storyText(context);
    await lotsField(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: t('trade:side.short') }));
    await expect(await reviewButton(context)).toHaveTextContent(t('trade:order.submitShort'));
  },
};

/** The member has hidden the balances: the costs are shown, but neither the available funds nor what is left of them. */
export const BalancesHidden: Story = {
  tags: ['filled'],
  beforeEach: () => window.localStorage.setItem('hideBalance', '1'),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '10');
    await expectReady(context);
    // The share in percent would tell the funds.
    await expect(factOf(context.canvasElement, t('trade:worst.atZero'))).toHaveTextContent(
      `${t('trade:worst.stage.large')}¥5,635,630.00`,
    );
    await expect(await context.canvas.findByRole('button', { name: t('trade:order.max') })).toBeVisible();
    for (const figure of ['available', 'after'] as const)
      await expect(factOf(context.canvasElement, t(`trade:cost.${figure}`))).toHaveTextContent(
        t('common:hidden'),
      );
    await expect(factOf(context.canvasElement, t('trade:cost.total'))).toHaveTextContent(/\d\.\d\d/);
    await endAt(factOf(context.canvasElement, t('trade:cost.available')));
  },
};
