import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { previewOrder } from '../../../src/api/contract/trade';
import { add } from '../../../src/domain/decimal';
import { formatMoney } from '../../../src/format/money';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { endAt, expectFits } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { confirmOrder, reviewOrder, typeLots, unfoldTerms } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The confirmation: the server has calculated the same figures as the app, and a line says so below the terms and fees. */
export const ServerCostIsTheSame: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeLots(context, '2');
    const sheet = await reviewOrder(context);
    await unfoldTerms(context, sheet);
    await endAt(await within(sheet).findByText(storyText(context)('trade:serverCheck.same')));
  },
};

/**
 * The confirmation: the server calculates a higher cost, so both figures are shown, and the higher one is to
 * be expected.
 */
export const ServerCostIsHigher: Story = {
  tags: ['filled'],
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
    await endAt(await within(sheet).findByText(t('trade:serverCheck.differs')));
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

/** Without a calculation of the server: the sheet says so, and the order can be sent. */
const withoutCheck = (message: 'checking' | 'unavailable', kind: 'hang' | 'serverError') => ({
  parameters: {
    app: { path, scenario: 'demo', faults: [fault(kind, '/trade/Preview')] },
  } satisfies Story['parameters'],
  play: async (context: Context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const dialog = await reviewOrder(context);
    if (message === 'checking') await unfoldTerms(context, dialog);
    const sheet = within(dialog);
    await endAt(await sheet.findByText(t(`trade:serverCheck.${message}`)));
    const submit = await sheet.findByRole('button', { name: t('trade:confirm.submit') });
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
});

/** The order goes through with the app's calculation. */
const sentAfter = ({ parameters, play }: ReturnType<typeof withoutCheck>): Story => ({
  parameters,
  play: async (context) => {
    await play(context);
    await confirmOrder(context);
    await expect(
      await context.canvas.findByRole('link', { name: storyText(context)('trade:result.toPosition') }),
    ).toBeVisible();
  },
});

const stillRuns = withoutCheck('checking', 'hang');
const fails = withoutCheck('unavailable', 'serverError');

/** The confirmation while the server still checks its figures: the order can be sent without waiting. */
export const ServerCheckStillRuns: Story = { ...stillRuns, tags: ['filled'] };

/** The order was sent before the server had checked its figures: it was filled. */
export const SentWhileCheckRuns: Story = { ...sentAfter(stillRuns), tags: ['sent'] };

/**
 * The confirmation: the server couldn't check the figures, so they are the app's own, and the order can be
 * sent.
 */
export const ServerCheckFails: Story = { ...fails, tags: ['filled'] };

/** The order was sent although the server hadn't checked its figures: it was filled. */
export const SentThoughCheckFails: Story = { ...sentAfter(fails), tags: ['sent'] };

/** The confirmation: the server says that it wouldn't accept the order now, and why. */
export const ServerWouldRefuse: Story = {
  tags: ['refused'],
  beforeEach: (context) =>
    changeResponse(context, previewOrder, (preview) => ({
      ...preview,
      refusals: ['tradingBanned' as const],
    })),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const sheet = within(await reviewOrder(context));
    await endAt(await sheet.findByText(t('trade:serverCheck.refuses')));
    await expect(await sheet.findByText(t('errors:tradingBanned'))).toBeVisible();
  },
};
