import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Auction } from '../../../src/screens/market/Auction';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';

const path = '/market/auction?symbol=1001.W';

const meta = {
  title: 'Screens/market/auction',
  component: Auction,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Auction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types the own order in place of the first one. */
async function order(
  context: Context,
  { side, price, shares }: { side: 'buy' | 'sell'; price: string; shares: string },
): Promise<void> {
  const t = storyText(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: t(`board:example.${side}`) }));
  for (const [label, text] of [
    [t('board:price'), price],
    [t('board:trades.shares'), shares],
  ] as const) {
    const field = await canvas.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

/** The steps of an auction around the last price of the stock, with an order of the reader that is filled. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement } = context;
    for (const step of ['collect', 'add', 'price', 'fill'] as const)
      await expect(
        await canvas.findByRole('heading', { name: new RegExp(t(`board:example.steps.${step}`)) }),
      ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^561/ })).toBeVisible();
    await expect(await canvas.findByText(t('board:example.all', { price: '561' }))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('board:title') })).toHaveAttribute(
      'href',
      '#/market/marketDetail?symbol=1001.W&tab=board',
    );
    await expectFits(canvasElement);
  },
};

/** A large order to sell at the last price was typed: a part is filled, the rest waits behind earlier orders. */
export const FilledPartly: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'sell', price: '561', shares: '20000' });
    const shares = (figure: string) => t('board:shares', { shares: figure });
    const part = { filled: shares('3,000'), rest: shares('17,000'), price: '561' };
    await expect(await context.canvas.findByText(t('board:example.part', part))).toBeVisible();
  },
};

/** An order far below the last price was typed: it is not filled, and waits. */
export const NotFilled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'buy', price: '550', shares: '500' });
    await expect(await context.canvas.findByText(t('board:example.none'))).toBeVisible();
  },
};

/** Before the session the stock itself is in an auction: the page says at which price it would trade now. */
export const BeforeTheOpening: Story = {
  // Tuesday, 08:30, after a holiday.
  beforeEach: prepareExchange(minutesLater(94 * 60 + 15)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('board:phase.opening'))).toBeVisible();
    await expect(await context.canvas.findByText(t('board:auction.price'))).toBeVisible();
  },
};

/** The address names no stock that exists: the page says so, with the way to the market. */
export const NoSuchStock: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/market/auction?symbol=0000.W' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
  },
};

/** The order book can't be loaded: the steps are shown without what the stock does now. */
export const WithoutTheOrderBook: Story = {
  parameters: failsStory('/stock/Board').parameters,
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('board:example.onePrice'))).toBeVisible();
    await expect(within(context.canvasElement).queryByText(t('board:phase.continuous'))).toBeNull();
  },
};

/** The stock is being loaded: a skeleton stands for the steps. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the stock: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/stock/Detail'), tags: ['error'] };

/** There is no connection when the page opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
