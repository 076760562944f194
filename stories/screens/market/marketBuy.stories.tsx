import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { ordersMade } from '../../ordersMade';
import { storyText } from '../../storyText';
import {
  confirmOrder,
  expectBlocked,
  expectReady,
  lotsField,
  reviewButton,
  reviewOrder,
  typeLots,
  typePrice,
} from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: no field is called wrong, and the button says what is missing. */
export const Default: Story = {
  play: async (context) => {
    const t = storyText(context);
    await expect(await lotsField(context)).toHaveValue('');
    await expectBlocked(context, t('reasons:lotsMissing'));
  },
};

/** The whole cost before the order: margin, four fees, what it needs, what is left, the worst case. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    for (const part of [
      'turnover',
      'margin',
      'total',
      'closingTotal',
      'breakEven',
      'liquidationPrice',
    ] as const)
      await expect(context.canvas.getByText(t(`trade:cost.${part}`))).toBeVisible();
    const fees = { purchaseFee: '0.10%', sellingFee: '0.10%', stampDuty: '0.10%', liquidationFee: '0.05%' };
    for (const [fee, rate] of Object.entries(fees))
      await expect(
        context.canvas.getByText(`${t(`trade:cost.${fee as keyof typeof fees}`)} ${rate}`),
      ).toBeVisible();
    await expect(context.canvas.getByText(t('trade:worst.title'))).toBeVisible();
    await expectReady(context);
  },
};

/** A short position: no upper limit to the loss, and that is said. */
export const Short: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=short', scenario: 'demo' } },
  play: async (context) => {
    await typeLots(context, '1');
    await expect(context.canvas.getByText(storyText(context)('trade:worst.short'))).toBeVisible();
  },
};

/** A limit order begins at the last price, within the limits of the day. */
export const Limit: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, undefined);
    await typeLots(context, '1');
    await expect(context.canvas.getByText(t('trade:order.limitNote'))).toBeVisible();
    await expectReady(context);
  },
};

/** `1,000` pasted with a comma, and full-width digits: both are numbers. */
export const Pasted: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1,000');
    await expectBlocked(context, t('reasons:lotsAboveMaximum', { amount: '500' }));
    await typeLots(context, '１');
    await expectReady(context);
  },
};

/** Zero, fractions and words are no lots; each says what is wrong, beneath the field. */
export const WrongLots: Story = {
  play: async (context) => {
    const t = storyText(context);
    const wrong = [
      ['0', 'lotsNotPositive'],
      ['1.5', 'lotsNotWhole'],
      ['abc', 'lotsNotNumber'],
    ] as const;
    for (const [typed, reason] of wrong) {
      await typeLots(context, typed);
      await expect(await lotsField(context)).toHaveAccessibleDescription(
        expect.stringContaining(t(`reasons:${reason}`)),
      );
    }
  },
};

/** A price off the tick names the nearest ones that would do. */
export const OffTick: Story = {
  play: async (context) => {
    await typePrice(context, '560.5');
    const t = storyText(context);
    const reason = t('reasons:priceOffTick', { tick: '1', below: '560', above: '561' });
    await expect((await context.canvas.findAllByText(reason)).length).toBeGreaterThan(0);
  },
};

/** A price beyond the day's limits names the limit. */
export const BeyondLimit: Story = {
  play: async (context) => {
    await typePrice(context, '99999');
    const field = context.canvas.getAllByRole('textbox')[0];
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(await reviewButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Too little in the account: what is missing is said to the sen. */
export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '1');
    await expectBlocked(context, /¥[\d,]+\.\d\d/);
  },
};

/** As many lots as the account can pay, fees included; one more is refused. */
export const Affordable: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await lotsField(context);
    await expectBlocked(context, t('reasons:lotsMissing'));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('trade:order.max')) }));
    await expectReady(context);
    await userEvent.click(
      canvas.getByRole('button', { name: `${t('trade:order.lots')}: ${t('trade:order.increase')}` }),
    );
    await expectBlocked(context, /¥[\d,]+\.\d\d/);
  },
};

/** The order again, largest what it needs, before it is sent. */
export const Confirm: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    const t = storyText(context);
    await expect(within(sheet).getByText(t('trade:cost.total'))).toBeVisible();
    await expect(within(sheet).getByText(t('trade:worst.title'))).toBeVisible();
  },
};

/** Filled at once: the price, and from when it can be sold. */
export const FilledOrder: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledBody', { time: '11/20 10:30' })),
    ).toBeVisible();
    await expect(await ordersMade(context)).toBe(1);
  },
};

/** A limit order waits in the market. */
export const PlacedOrder: Story = {
  play: async (context) => {
    await typePrice(context, '500');
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await expect(
      await context.canvas.findByText(storyText(context)('trade:result.placedTitle')),
    ).toBeVisible();
  },
};

/** A double tap on "confirm" is one order. */
export const DoubleTap: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    const confirm = within(sheet).getByRole('button', { name: storyText(context)('trade:confirm.submit') });
    confirm.click();
    confirm.click();
    await context.canvas.findByRole('link', { name: storyText(context)('trade:result.toPosition') });
    await expect(await ordersMade(context)).toBe(1);
  },
};

/** The server refuses: its reason stays beside the form until the form changes. */
export const Refused: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/trade/Open', 'exceedsPriceLimit')] } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const refusal = await context.canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent(t('errors:exceedsPriceLimit'));
    await typeLots(context, '2');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** A special phrase carries its number, and is no success. */
export const RefusedSpecially: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/trade/Open', 'minimumBuyAmount')] } },
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const said = storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '10' });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said);
  },
};

/** No answer: the result is unknown, the form is gone, and the way to check stands there. */
export const ResultUnknown: Story = {
  parameters: { app: { path, faults: [fault('offline', '/trade/Open')] } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The market is closed: the button says so, and when it opens. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const t = storyText(context);
    await expectBlocked(
      context,
      expect.stringContaining(t('reasons:sessionClosed', { time: '11/24 09:00' })),
    );
    await expectBlocked(context, expect.stringContaining(t('reasons:lotsMissing')));
  },
};

/** This member may not trade: said first, before anything about the form. */
export const Blocked: Story = {
  parameters: { app: { path, scenario: 'tradeBanned' } },
  play: async (context) => {
    const reason = storyText(context)('reasons:tradeBanned');
    await expectBlocked(context, expect.stringContaining(reason));
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

export const Fails: Story = {
  parameters: { app: { path, faults: [fault('nullData', '/trade/Rules')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};
