import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { everyMode } from '../../support/everyMode';
import { withExchange } from '../../support/exchange';
import { expectFits, rotatePhone, visiblePageShare } from '../../support/layout';
import { expectLock } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { expectBlocked, expectReady, lotsField, pressPartButton, reviewButton, typeLots } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No input yet: no field shows an error, and the button says what is missing. */
export const Default: Story = {
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

/** In landscape the form takes more than half of the screen. */
export const PhoneInLandscape: Story = {
  play: async (context) => {
    const field = await lotsField(context);
    await rotatePhone(context);
    field.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(visiblePageShare()).toBeGreaterThan(0.5));
    await expectFits(context.canvasElement);
  },
};

/** The full cost before the order: margin, four fees with rates, required amount, remaining balance, worst case. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await typeLots(context, '2');
    const parts = ['turnover', 'margin', 'total', 'closingTotal', 'breakEven', 'liquidationPrice'] as const;
    for (const part of parts) await expect(await canvas.findByText(t(`trade:cost.${part}`))).toBeVisible();
    const fees = [
      [t('trade:cost.purchaseFee'), '0.10%'],
      [t('trade:cost.sellingFee'), '0.10%'],
      [t('trade:cost.stampDuty'), '0.10%'],
      [t('trade:cost.liquidationFee'), '0.05%'],
    ];
    for (const fee of fees) await expect(await canvas.findByText(fee.join(' '))).toBeVisible();
    await expect(await canvas.findByText(t('trade:worst.title'))).toBeVisible();
    await expectReady(context);
  },
};

/** A short position: the loss is unlimited, and the cost at a doubled price is shown. */
export const ShortPosition: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=short', scenario: 'demo' } },
  play: async (context) => {
    await typeLots(context, '1');
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:worst.short'))).toBeVisible();
    // Of 1,122,000 yen, 0.25 % for closing.
    const example = t('trade:worst.shortExample', { amount: '¥564,366.00', committed: '¥561,561.00' });
    await expect(await context.canvas.findByText(example)).toBeVisible();
  },
};

/** A short position in the same stock is held: the order does not close it, and the form says so. */
export const OppositePositionHeld: Story = {
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      openPosition(exchange, member, {
        ...{ symbol: '1001.W', side: 'short', priceType: 'market', leverage: 2, lots: '1' },
      });
    }),
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(t('trade:opposite.short', { lots: '1' }))).toBeVisible();
    const way = await canvas.findByRole('link', { name: t('trade:opposite.toPosition') });
    await expect(way).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/position\/positionDetail\?id=P\d+$/),
    );
    // An order on the same side adds to the position.
    await userEvent.click(await canvas.findByRole('radio', { name: t('trade:side.short') }));
    await expect(canvas.queryByText(t('trade:opposite.short', { lots: '1' }))).toBeNull();
  },
};

/** Two short positions are held: the form counts both and leads to the list. */
export const TwoOppositePositionsHeld: Story = {
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => {
      for (const lots of ['1', '2'])
        openPosition(exchange, member, {
          ...{ symbol: '1001.W', side: 'short', priceType: 'market', leverage: 2, lots },
        });
    }),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:opposite.short', { lots: '3' }))).toBeVisible();
    const link = await context.canvas.findByRole('link', { name: t('trade:opposite.toPositions') });
    await expect(link).toHaveAttribute('href', '#/position/position');
  },
};

/** `1,000` pasted with a comma, and full-width digits: both are numbers. */
export const PastedWithComma: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1,000');
    await expectBlocked(context, t('reasons:lotsAboveMaximum.order', { amount: '500' }));
    await typeLots(context, '１');
    await expectReady(context);
  },
};

/** As many lots as the balance covers, fees included. One more is refused. */
export const AsManyLotsAsAffordable: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await lotsField(context);
    await expectBlocked(context, t('reasons:lotsMissing'));
    await pressPartButton(context, 'quarter', 4);
    await expectReady(context);
    await pressPartButton(context, 'max', 17);
    await expectReady(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: `${t('trade:order.lots')}: ${t('trade:order.increase')}` }),
    );
    await expectBlocked(context, /¥[\d,]+\.\d\d/);
  },
};

/** Higher leverage allows more lots for the same amount. */
export const LeverageAllowsMoreLots: Story = {
  play: async (context) => {
    await lotsField(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    await pressPartButton(context, 'max', 176);
    await expectReady(context);
  },
};

/** Long and short can be switched in the form. The button names the side. */
export const SwitchesBetweenLongAndShort: Story = {
  play: async (context) => {
    const t = storyText(context);
    await lotsField(context);
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: t('trade:side.short') }));
    await expect(await reviewButton(context)).toHaveTextContent(t('trade:order.submitShort'));
  },
};
