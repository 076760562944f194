import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Page } from '../../src/components/Page/Page';
import { OrderConfirm } from '../../src/widgets/OrderConfirm/OrderConfirm';
import { expectFits } from '../expectFits';
import { factOf } from '../factOf';
import { longName } from '../fixtures/longName';
import { draft, summaryOf } from '../fixtures/order';
import { storyText } from '../storyText';

const shortAtLimit = draft({ side: 'short', priceType: 'limit', limitPrice: '1,300', lots: '１２' });

const meta = {
  title: 'Widgets/OrderConfirm',
  component: OrderConfirm,
  args: {
    open: true,
    onOpenChange: fn(),
    stock: '青葉精機 1010',
    draft: draft(),
    summary: summaryOf(draft()),
    busy: false,
    onConfirm: fn(),
  },
  render: (args) => (
    <Page>
      <OrderConfirm {...args} />
    </Page>
  ),
} satisfies Meta<typeof OrderConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The sheet, once it has risen, and its button. */
async function partsOf(context: Context) {
  const t = storyText(context);
  const sheet = await screen.findByRole('dialog', { name: t('trade:confirm.title') });
  return { sheet, submit: within(sheet).getByRole('button', { name: t('trade:confirm.submit') }) };
}

export const LongAtTheMarket: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const t = storyText(context);
    const { sheet, submit } = await partsOf(context);
    await expect(within(sheet).getByText('502,500.00')).toBeVisible();
    await expect(factOf(sheet, t('trade:detail.order'))).toHaveTextContent(
      `青葉精機 1010 ${t('trade:side.long')}`,
    );
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.market')} 1,250`,
    );
    await expect(factOf(sheet, t('trade:detail.quantity'))).toHaveTextContent(
      t('trade:detail.quantityValue', { lots: '2', shares: '2,000' }),
    );
    await expect(factOf(sheet, t('trade:order.leverage'))).toHaveTextContent('5×');
    await expect(factOf(sheet, t('trade:detail.fees'))).toHaveTextContent('6,250.00');
    await expect(sheet).toHaveTextContent(t('trade:worst.long', { amount: '¥2,502,500.00' }));
    await userEvent.click(submit);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** What was typed with a comma or in full width is repeated as it was understood. */
export const ShortAtALimit: Story = {
  args: { draft: shortAtLimit, summary: summaryOf(shortAtLimit) },
  play: async (context) => {
    const t = storyText(context);
    const { sheet } = await partsOf(context);
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.limit')} 1,300`,
    );
    await expect(factOf(sheet, t('trade:detail.quantity'))).toHaveTextContent(
      t('trade:detail.quantityValue', { lots: '12', shares: '12,000' }),
    );
    await expect(sheet).toHaveTextContent(t('trade:worst.short'));
  },
};

export const Changed: Story = {
  play: async (context) => {
    const { sheet } = await partsOf(context);
    const change = within(sheet).getByRole('button', { name: storyText(context)('trade:confirm.edit') });
    await context.userEvent.click(change);
    await expect(context.args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

/** A double tap places one order. */
export const Busy: Story = {
  args: { busy: true },
  play: async (context) => {
    const { submit } = await partsOf(context);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.dblClick(submit);
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The price became stale while the member was reading. */
export const BlockedMeanwhile: Story = {
  args: { blockedReason: 'The price is older than 15 seconds.' },
  play: async (context) => {
    const { submit } = await partsOf(context);
    await expect(submit).toHaveAccessibleDescription('The price is older than 15 seconds.');
    await context.userEvent.click(submit);
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    stock: `${longName.jp} 1010`,
    summary: summaryOf(draft({ lots: '500' }), { latestPrice: '98765432109.5' }),
    blockedReason: longName.en,
  },
  play: async (context) => {
    const { sheet, submit } = await partsOf(context);
    await expect(submit).toBeVisible();
    await expectFits(sheet);
  },
};
