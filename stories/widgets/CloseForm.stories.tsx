import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { tradeRules } from '../../mocks/exchange/rules';
import { at, storyNow } from '../../mocks/scenarios/clock';
import { Page } from '../../src/components/Page/Page';
import { closeReasons } from '../../src/domain/closeReasons';
import { closeSummary } from '../../src/domain/closeSummary';
import { CloseForm } from '../../src/widgets/CloseForm/CloseForm';
import { expectFits } from '../expectFits';
import { factOf } from '../factOf';
import { stock } from '../fixtures/stock';
import { inkOf } from '../inkOf';
import { storyText } from '../storyText';

const { latestPrice, quotedAt, limitUp, limitDown } = stock();

/** Two thousand shares, bought at 1,200 with a margin of 480,000. */
const held = { side: 'long', buyPrice: '1200', shares: 2000, margin: '480000', purchaseFee: '2400' } as const;

const atMarket = { priceType: 'market', limitPrice: '' } as const;

const meta = {
  title: 'Widgets/CloseForm',
  component: CloseForm,
  args: {
    open: true,
    onOpenChange: fn(),
    draft: atMarket,
    onChange: fn(),
    latestPrice,
    margin: held.margin,
    purchaseFee: held.purchaseFee,
    summary: closeSummary(held, { ...atMarket, latestPrice, rates: tradeRules }),
    reasons: [],
    busy: false,
    refusal: undefined,
    onSubmit: fn(),
  },
  render: (args) => (
    <Page>
      <CloseForm {...args} />
    </Page>
  ),
} satisfies Meta<typeof CloseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The form's sheet, once it has risen, and its button. */
async function partsOf(context: Context) {
  const t = storyText(context);
  const sheet = await screen.findByRole('dialog', { name: t('trade:close.title') });
  return { sheet, submit: within(sheet).getByRole('button', { name: t('trade:confirm.closeSubmit') }) };
}

export const Profit: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const t = storyText(context);
    const { sheet, submit } = await partsOf(context);
    // 100,000 less fees of 2,400, 2,500, 2,500 and 1,250.
    const result = within(sheet).getByText('▲ +91,350.00');
    await expect(result).toHaveStyle({ color: inkOf('priceUp') });
    await expect(factOf(sheet, t('trade:cost.sellingFee'))).toHaveTextContent('2,500.00');
    await expect(factOf(sheet, t('trade:cost.stampDuty'))).toHaveTextContent('2,500.00');
    await expect(factOf(sheet, t('trade:cost.liquidationFee'))).toHaveTextContent('1,250.00');
    await expect(factOf(sheet, t('trade:close.credited'))).toHaveTextContent('573,750.00');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loss: Story = {
  args: {
    latestPrice: '1100',
    summary: closeSummary(held, { ...atMarket, latestPrice: '1100', rates: tradeRules }),
  },
  play: async (context) => {
    const { sheet } = await partsOf(context);
    const result = within(sheet).getByText('▼ −207,900.00');
    await expect(result).toHaveStyle({ color: inkOf('priceDown') });
  },
};

/** A form that is alive: what is chosen and typed is reckoned and judged. */
const alive: Story['render'] = function Alive(args) {
  const [draft, setDraft] = useState(args.draft);
  const reasons = closeReasons({
    ...draft,
    status: 'holding',
    lock: { locked: false },
    quote: { latestPrice, quotedAt },
    limits: { limitUp, limitDown },
    now: storyNow,
    sessionOpen: true,
    opensAt: undefined,
  });
  const summary = closeSummary(held, { ...draft, latestPrice, rates: tradeRules });
  return (
    <Page>
      <CloseForm {...args} draft={draft} onChange={setDraft} reasons={reasons} summary={summary} />
    </Page>
  );
};

export const WithLimit: Story = {
  render: alive,
  play: async (context) => {
    const { userEvent } = context;
    const t = storyText(context);
    const { sheet } = await partsOf(context);
    await userEvent.click(within(sheet).getByRole('radio', { name: t('trade:priceType.limit') }));
    const price = within(sheet).getByRole('textbox', { name: t('trade:order.limitPrice') });
    await expect(price).toHaveValue('1250');
    const higher = `${t('trade:order.limitPrice')}: ${t('trade:order.increase')}`;
    await userEvent.click(within(sheet).getByRole('button', { name: higher }));
    await expect(price).toHaveValue('1251');
    // One yen on 2,000 shares, less what the three closing fees grow by.
    await expect(sheet).toHaveTextContent('+93,345.00');
  },
};

/** Types a limit price that won't do, and expects field and button to say why. */
const refuses =
  (typed: string, reason: (t: ReturnType<typeof storyText>) => string): Story['play'] =>
  async (context) => {
    const { args, userEvent } = context;
    const t = storyText(context);
    const { sheet, submit } = await partsOf(context);
    const price = within(sheet).getByRole('textbox', { name: t('trade:order.limitPrice') });
    await userEvent.clear(price);
    await userEvent.type(price, typed);
    await expect(price).toBeInvalid();
    await expect(price).toHaveAccessibleDescription(reason(t));
    await expect(submit).toHaveAccessibleDescription(reason(t));
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

const limited = {
  render: alive,
  args: { draft: { priceType: 'limit', limitPrice: '1250' } },
} satisfies Story;

export const AboveTheLimit: Story = {
  ...limited,
  play: refuses('1521', (t) => t('reasons:priceAboveLimit', { amount: '1,520' })),
};

export const BelowTheLimit: Story = {
  ...limited,
  play: refuses('919', (t) => t('reasons:priceBelowLimit', { amount: '920' })),
};

export const OffTheTick: Story = {
  ...limited,
  play: refuses('1250.5', (t) => t('reasons:priceOffTick', { tick: '1', below: '1,250', above: '1,251' })),
};

export const NotANumber: Story = { ...limited, play: refuses('abc', (t) => t('reasons:priceNotNumber')) };

/** Expects the button to be off for this reason. */
const blocked =
  (reason: (t: ReturnType<typeof storyText>) => string): Story['play'] =>
  async (context) => {
    const { submit } = await partsOf(context);
    await expect(submit).toHaveAccessibleDescription(reason(storyText(context)));
    await context.userEvent.click(submit);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  };

export const Locked: Story = {
  args: { reasons: [{ kind: 'locked', until: at('2026-11-20', '10:21') }] },
  play: blocked((t) => t('reasons:locked', { time: '11/20 10:21' })),
};

export const MarketClosed: Story = {
  args: { reasons: [{ kind: 'sessionClosed', opensAt: at('2026-11-24', '09:00') }] },
  play: blocked((t) => t('reasons:sessionClosed', { time: '11/24 09:00' })),
};

export const NotHeld: Story = {
  args: { reasons: [{ kind: 'notHolding', status: 'closed' }] },
  play: blocked((t) => t('reasons:notHolding', { status: t('trade:status.closed') })),
};

export const QuoteStale: Story = {
  args: { reasons: [{ kind: 'quoteStale' }] },
  play: blocked((t) => t('reasons:quoteStale')),
};

export const RatesUnknown: Story = {
  args: { summary: undefined },
  play: async (context) => {
    const { sheet } = await partsOf(context);
    const t = storyText(context);
    await expect(factOf(sheet, t('trade:cost.sellingFee'))).toHaveTextContent('—');
    await expect(factOf(sheet, t('trade:close.credited'))).toHaveTextContent('—');
    await expect(factOf(sheet, t('trade:close.margin'))).toHaveTextContent('480,000.00');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async (context) => {
    const { submit } = await partsOf(context);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.dblClick(submit);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  args: { refusal: { key: 'sellableAfterMinutes', params: { n: '6' }, text: 'Sellable after 6 minutes' } },
  play: async (context) => {
    const { sheet } = await partsOf(context);
    const sentence = storyText(context)('errors:sellableAfterMinutes', { context: 'n', n: '6' });
    await expect(within(sheet).getByRole('alert')).toHaveTextContent(sentence);
  },
};

export const LongFigures: Story = {
  args: {
    draft: { priceType: 'limit', limitPrice: '98765432.5' },
    latestPrice: '98765432.5',
    margin: '98765432109876.54',
    summary: closeSummary(
      { ...held, shares: 500_000, margin: '98765432109876.54' },
      { ...atMarket, latestPrice: '98765432.5', rates: tradeRules },
    ),
  },
  play: async (context) => {
    const { sheet } = await partsOf(context);
    await expectFits(sheet);
  },
};
