import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { chartPeriods } from '../../../src/domain/vocabulary';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { chartDrawn } from '../../chartDrawn';
import { storyText } from '../../storyText';

const path = '/market/marketDetail?symbol=1001.W';

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price, chart, the day in figures, and both directions to trade in. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    await expect(canvas.getByText(t('market:detail.totalAmount'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('market:detail.long') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=long',
    );
    await expect(canvas.getByRole('link', { name: t('market:detail.short') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=short',
    );
  },
};

/** All seven periods of the chart (specification 9). */
export const Periods: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    for (const period of chartPeriods) {
      await step(period, async () => {
        await userEvent.click(await canvas.findByRole('tab', { name: t(`market:chart.periods.${period}`) }));
        await chartDrawn(period);
      });
    }
  },
};

/** The chart's accessible twin: the newest bars as a table. */
export const AsTable: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await chartDrawn('5');
    await userEvent.click(canvas.getByText(storyText({ loaded })('market:chart.table')));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** The star is there at once, and the exchange knows it. */
export const Star: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    const star = await canvas.findByRole('button', { name: t('market:detail.star') });
    await userEvent.click(star);
    await expect(await canvas.findByRole('button', { name: t('market:detail.unstar') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** The server refuses the star: it goes back, and the member is told. */
export const StarRefused: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/user/AddOptional', 'systemBusy')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('market:detail.star') }));
    await waitFor(() => expect(document.body).toHaveTextContent(t('errors:systemBusy')));
    await expect(await canvas.findByRole('button', { name: t('market:detail.star') })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** No connection: the star goes back, and the member is told why. */
export const StarOffline: Story = {
  parameters: { app: { path, faults: [fault('offline', '/user/AddOptional')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('market:detail.star') }));
    await waitFor(() => expect(document.body).toHaveTextContent(t('common:failure.offline')));
    await expect(await canvas.findByRole('button', { name: t('market:detail.star') })).toBeVisible();
  },
};

/** A stock that is suspended says so and offers no order. */
export const Blocked: Story = {
  parameters: { app: { path: '/market/marketDetail?symbol=1297.N' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.suspended'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

/** No such stock. */
export const Unknown: Story = {
  parameters: { app: { path: '/market/marketDetail?symbol=nothing' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('errors:productMissing'))).toBeVisible();
  },
};

/** The chart alone fails: price and figures stand. */
export const ChartFails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(canvas.getByText(t('market:detail.previousClose'))).toBeVisible();
  },
};

export const NoTrades: Story = {
  parameters: { app: { path, faults: [fault('empty', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('market:chart.empty'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};
