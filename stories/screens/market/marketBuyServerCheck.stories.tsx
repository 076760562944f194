import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { previewOrder } from '../../../src/api/contract/trade';
import { add } from '../../../src/domain/decimal';
import { formatMoney } from '../../../src/format/money';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { expectFits } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { confirmOrder, reviewOrder, typeLots } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server's calculation of the order equals the app's. */
export const ServerCostIsTheSame: Story = {
  play: async (context) => {
    await typeLots(context, '2');
    const sheet = within(await reviewOrder(context));
    const message = storyText(context)('trade:serverCheck.same');
    await expect(await sheet.findByText(message)).toBeVisible();
  },
};

/** The server's cost is a hundred yen higher: both figures, and the higher one is the largest of the sheet. */
export const ServerCostIsHigher: Story = {
  play: async (context) => {
    const t = storyText(context);
    const told: { ours?: string; server?: string } = {};
    changeResponse(context, previewOrder, (preview) => {
      told.ours = String(preview.total);
      told.server = add(told.ours, '100');
      return { ...preview, total: told.server };
    });
    await typeLots(context, '2');
    const sheet = await reviewOrder(context);
    await expect(await within(sheet).findByText(t('trade:serverCheck.differs'))).toBeVisible();
    const server = t('trade:serverCheck.server', { figure: formatMoney(told.server) });
    const ours = t('trade:serverCheck.ours', { figure: formatMoney(told.ours) });
    await expect(sheet).toHaveTextContent(server);
    await expect(sheet).toHaveTextContent(ours);
    const expected = t('trade:serverCheck.expect', { total: formatMoney(told.server) });
    await expect(sheet).toHaveTextContent(expected);
    await expect((await within(sheet).findAllByText(formatMoney(told.server))).length).toBeGreaterThan(0);
    await expectFits(sheet);
  },
};

/** Without a calculation of the server the order goes through with the app's. */
const withoutCheck = (message: 'checking' | 'unavailable', kind: 'hang' | 'serverError'): Story => ({
  parameters: { app: { path, scenario: 'demo', faults: [fault(kind, '/trade/Preview')] } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const sheet = within(await reviewOrder(context));
    await waitFor(() => expect(sheet.getByText(t(`trade:serverCheck.${message}`))).toBeVisible());
    await confirmOrder(context);
    await expect(
      await context.canvas.findByRole('link', { name: t('trade:result.toPosition') }),
    ).toBeVisible();
  },
});

export const ServerCheckStillRuns: Story = withoutCheck('checking', 'hang');

export const ServerCheckFails: Story = withoutCheck('unavailable', 'serverError');

/** The server would refuse the order: the reason is shown before sending. */
export const ServerWouldRefuse: Story = {
  beforeEach: (context) =>
    changeResponse(context, previewOrder, (preview) => ({
      ...preview,
      refusals: ['tradingBanned' as const],
    })),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const sheet = within(await reviewOrder(context));
    await expect(await sheet.findByText(t('trade:serverCheck.refuses'))).toBeVisible();
    await expect(await sheet.findByText(t('errors:tradingBanned'))).toBeVisible();
  },
};
