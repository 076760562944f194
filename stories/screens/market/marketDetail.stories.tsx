import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart } from '../../support/chart';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { storyText } from '../../support/storyText';
import { drawnTexts, recordDrawing } from '../../widgets/recordDrawing';

const path = '/market/marketDetail?symbol=1001.W';
const at = (symbol: string) => `/market/marketDetail?symbol=${symbol}` as const;

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: recordDrawing,
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price, chart, figures of the day, and both trading directions. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByText(t('stock:asOf', { time: '10:14:58' }))).toBeVisible();
    await expect(await canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    await expect(factOf(canvasElement, t('market:detail.totalAmount')).textContent).toMatch(
      /^\d{1,3}(,\d{3})+\.\d\d$/,
    );
    await expect(factOf(canvasElement, t('stock:facts.lot')).textContent).toBe(
      t('stock:facts.lotValue', { shares: '1,000' }),
    );
    await expect(await canvas.findByRole('link', { name: t('market:detail.long') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=long',
    );
    await expect(await canvas.findByRole('link', { name: t('market:detail.short') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=short',
    );
    await waitFor(() => expect([...drawnTexts]).toContain(t('market:detail.previousClose')));
    await expectFits(canvasElement);
  },
};

const starOf = (canvas: Context['canvas'], name: string) => canvas.findByRole('button', { name });

/** A star is set at once (optimistically), then on the exchange. */
export const StarSetAtOnce: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await expect(await starOf(canvas, t('market:detail.unstar'))).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The server refuses the star: it is reverted with a message. */
export const StarRefused: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/user/AddOptional', 'systemBusy')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await waitFor(() => expect(document.body).toHaveTextContent(t('errors:systemBusy')));
    await expect(await starOf(canvas, t('market:detail.star'))).toHaveAttribute('aria-pressed', 'false');
  },
};

/** No connection: the star is reverted with a reason. */
export const StarOffline: Story = {
  parameters: { app: { path, faults: [fault('offline', '/user/AddOptional')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await waitFor(() => expect(document.body).toHaveTextContent(t('common:failure.offline')));
    await expect(await starOf(canvas, t('market:detail.star'))).toBeVisible();
  },
};

/** Buy and sell are blocked with a reason. */
async function expectBlocked({ canvas, loaded }: Context, reason: string): Promise<void> {
  const t = storyText({ loaded });
  for (const side of ['long', 'short'] as const) {
    const button = await canvas.findByRole('button', { name: t(`market:detail.${side}`) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
  }
}

/** A suspended stock has no chart and no order, with the reason. */
export const Suspended: Story = {
  parameters: { app: { path: at('1297.N') } },
  play: async (context) => {
    const { canvas, loaded } = context;
    const t = storyText({ loaded });
    await expectBlocked(context, t('reasons:suspended'));
    await expect(await canvas.findByText(t('market:chart.empty'))).toBeVisible();
    await expect(await canvas.findByRole('status', { name: '' })).toBeInTheDocument();
  },
};

/** An account that may not trade. */
export const TradeBanned: Story = {
  parameters: { app: { path, scenario: 'tradeBanned' } },
  play: async (context) => {
    await expectBlocked(context, storyText(context)('reasons:tradeBanned'));
    await expectServiceOpens(context);
  },
};

/** An account that is frozen. */
export const Frozen: Story = {
  parameters: { app: { path, scenario: 'frozen' } },
  play: async (context) => {
    await expectBlocked(context, storyText(context)('reasons:accountFrozen'));
    await expectServiceOpens(context);
  },
};

/** There is no such stock, and no retry. */
export const NotFound: Story = {
  parameters: { app: { path: at('nothing') } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

/** The address names no stock. */
export const WithoutStockInTheAddress: Story = {
  parameters: { app: { path: '/market/marketDetail' } },
  play: NotFound.play,
};

export const Loading: Story = loadingStory();

/** The stock cannot be loaded. */
export const Fails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Detail')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

export const Offline: Story = offlineStory();

/** The price colours follow both conventions, as do the buttons. */
export const RisingInRed: Story = { ...Default, globals: { upDown: 'redUp' } };

export const RisingInGreen: Story = { ...Default, globals: { upDown: 'greenUp' } };
