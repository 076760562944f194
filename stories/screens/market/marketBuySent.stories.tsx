import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { openPosition } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { countOrders, storyExchange, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { expectClosing, expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { confirmOrder, expectReady, reviewOrder, standard, typeLots, typePrice } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order once more before sending: the required amount is the largest figure. */
export const Confirm: Story = {
  play: async (context) => {
    await typeLots(context, '2');
    const sheet = await reviewOrder(context);
    const t = storyText(context);
    await expect(await within(sheet).findByText('1,123,122.00')).toBeVisible();
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.market')} 561`,
    );
    await expect(sheet).toHaveTextContent(t('trade:order.marketNote'));
    await expect(factOf(sheet, t('trade:detail.quantity'))).toHaveTextContent(
      t('trade:detail.quantityValue', { lots: '2', shares: '2,000' }),
    );
    await expect(factOf(sheet, t('trade:cost.purchaseFee'))).toHaveTextContent('1,122.00');
    await expectClosing(context, sheet, { fees: '2,805.00', breakEven: '563' });
    await expectLock(
      context,
      sheet,
      t('trade:lock.ifNow', { time: '10:30' }),
      t('trade:lock.minutes', { minutes: 15 }),
    );
    await expect(await within(sheet).findByText(t('trade:worst.title'))).toBeVisible();
    // What is taken follows the market, so no figure is called exact.
    await expect(await within(sheet).findByText(t('trade:confirm.estimate', { price: '561' }))).toBeVisible();
    await expect(await within(sheet).findByText(t('trade:worst.estimate', { price: '561' }))).toBeVisible();
  },
};

/** Enter in a field opens the confirmation, like the button: not while the form is blocked. It sends nothing. */
export const EnterOpensTheConfirmation: Story = {
  play: async (context) => {
    await typeLots(context, '999{Enter}');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await typeLots(context, '2');
    await expectReady(context);
    await context.userEvent.keyboard('{Enter}');
    const sheet = await within(document.body).findByRole('dialog');
    await expect(await within(sheet).findByText('1,123,122.00')).toBeVisible();
    await expect(await countOrders(context)).toBe(0);
  },
};

/** The result takes the focus: the pressed button no longer exists. */
export const ResultTakesFocus: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await context.canvas.findByText(storyText(context)('trade:result.toPosition'));
    const heading = await context.canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The market moved a little during the confirmation: a note, and the new figures are confirmed. */
export const PriceMovedALittle: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await withExchange(context, minutesLater(1));
    const title = t('trade:moved.title', { from: '561', to: '562' });
    await expect(await within(sheet).findByText(title)).toBeVisible();
    await expect(await within(sheet).findByText('562,562.00')).toBeVisible();
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
    const slipped = t('trade:result.slipped', { from: '561', by: '▲ +1.00' });
    await expect(context.canvas.queryByText(slipped)).toBeNull();
  },
};

/** The market moved by one percent: the new figures have to be accepted first. */
export const PriceMovedFar: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1129.N&side=long', scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await withExchange(context, minutesLater(45));
    const submit = await within(sheet).findByRole('button', { name: t('trade:confirm.submit') });
    const accept = t('trade:moved.accept', { price: '172' });
    const again = await within(sheet).findByRole('button', { name: accept });
    await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar'));
    await context.userEvent.click(again);
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
  },
};

/** The order is filled at once: its price, and when the position can be closed. */
export const OrderFilledAtOnce: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledBody', { time: '11/20 10:30' })),
    ).toBeVisible();
    await expect(await countOrders(context)).toBe(1);
  },
};

/** The lock ends during the noon break: the time of the next opening is shown, before and after the fill. */
export const LockOverNoon: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await withExchange(context, minutesLater(65));
    const sheet = await reviewOrder(context);
    const quarter = t('trade:lock.minutes', { minutes: 15 });
    await expectLock(context, sheet, t('trade:lock.ifNow', { time: '12:30' }), quarter);
    await confirmOrder(context);
    const filled = t('trade:result.filledBody', { time: '11/20 12:30' });
    await expect(await context.canvas.findByText(filled)).toBeVisible();
  },
};

/** The market moved between press and fill: the difference is shown. */
export const FilledAtAnotherPrice: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    changeBeforeCall(context, openPosition, minutesLater(5));
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledTitle', { price: '563' })),
    ).toBeVisible();
    const slipped = t('trade:result.slipped', { from: '561', by: '▲ +2.00' });
    await expect(await context.canvas.findByText(slipped)).toBeVisible();
  },
};

/** A limit order waits in the market. */
export const LimitOrderWaits: Story = {
  play: async (context) => {
    await typePrice(context, '500');
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:result.placedTitle'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('trade:result.toOrder') })).toBeVisible();
  },
};

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = {
  play: async (context) => {
    await standard.resultUnknown.play(context);
    // Each has a request id, by which the exchange would recognise it.
    const requests = await storyExchange(context).store.transact(({ world }) =>
      Object.values(world.members).flatMap((member) => member.requests.map(({ id }) => id)),
    );
    await expect(requests).toHaveLength(1);
  },
};

/** No answer within ten seconds. */
export const ResultUnknownAfterTimeout: Story = {
  parameters: { app: { path, faults: [{ kind: 'hang', path: openPosition.path }] } },
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const button = await within(document.body).findByRole('button', {
      name: storyText(context)('trade:confirm.submit'),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const title = storyText(context)('trade:unknown.title');
    await context.canvas.findByText(title, undefined, { timeout: 15_000 });
    await standard.steps.expectResultUnknown(context);
  },
};
