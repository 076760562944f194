import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import type { QualifiedKey } from '../../../src/i18n/text';
import { PositionFacts } from '../../../src/widgets/trade/PositionFacts/PositionFacts';
import { onPageEdgeToEdge } from '../../components/onPage';
import {
  cancelledOrder,
  closedPosition,
  pendingOrder,
  position,
  preparingToClose,
} from '../../fixtures/position';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const positionChoices = {
  holding: position({ orderedAt: at('2026-11-20', '09:11') }),
  preparingToClose: preparingToClose(),
  closed: closedPosition(),
  pendingOrder: pendingOrder(),
  cancelled: cancelledOrder(),
  longOrderNumber: position({ orderNumber: '202611200000017301447199' }),
  longText: position({
    orderNumber: '20261120-0912-0001-7301-4471-9902-AB3F-00000001-LONG-MARKET',
    lots: 500_000,
    quantity: 500_000_000,
    marketValue: '49382716054750000000.99',
    originalMargin: '9876543210950000000.99',
  }),
} satisfies Record<string, ComponentProps<typeof PositionFacts>['position']>;

const meta = {
  title: 'Widgets/Orders and positions/PositionFacts',
  component: PositionFacts,
  decorators: [onPageEdgeToEdge],
  args: { position: positionChoices.holding },
  argTypes: { position: choices(positionChoices) },
} satisfies Meta<typeof PositionFacts>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

type Facts = Partial<Record<QualifiedKey, string>>;

/** Expects these facts and no empty rows. */
const shows =
  (facts: Facts, absent: QualifiedKey[]): Play =>
  async (context) => {
    const { canvasElement, canvas } = context;
    const t = storyText(context);
    for (const [label, shown] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(shown);
    const labels = (await canvas.findAllByRole('term')).map(({ textContent }) => textContent);
    for (const label of absent) await expect(labels).not.toContain(t(label));
  };

/** All facts of an open position; the fees of its closing are dashes until they are charged. */
export const FactsOfAHeldPosition: Story = {
  tags: ['main'],
  play: async (context) => {
    await shows(
      {
        'trade:detail.orderNumber': '20261120000001',
        'trade:detail.orderedAt': '2026/11/20 09:11',
        'trade:detail.buyTime': '2026/11/20 09:12',
        'trade:detail.buyPrice': '1,200',
        'trade:detail.leverage': '5×',
        'trade:detail.originalMargin': '480,000.00',
        'trade:detail.addedMargin': '0.00',
        'trade:detail.marketValue': '2,500,000.00',
        'trade:cost.liquidationPrice': '984',
        'trade:cost.purchaseFee': '2,400.00',
        'trade:cost.sellingFee': '—',
        'trade:cost.stampDuty': '—',
        'trade:cost.liquidationFee': '—',
      },
      ['trade:detail.sellPrice', 'trade:detail.sellTime', 'trade:detail.cancelledAt'],
    )(context);
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:detail.quantity'))).toHaveTextContent(
      t('trade:detail.quantityValue', { lots: '2', shares: '2,000' }),
    );
    await expect(factOf(context.canvasElement, t('trade:detail.buyType'))).toHaveTextContent(
      t('trade:side.long'),
    );
  },
};

/** An open position with a closing order: its limit is among the facts. */
export const PreparingToClose: Story = {
  args: { position: positionChoices.preparingToClose },
  play: shows({ 'trade:detail.closeLimitPrice': '1,300', 'trade:detail.addedMargin': '50,000.00' }, [
    'trade:detail.sellPrice',
  ]),
};

/** A closed position with its closing price and every fee, and no liquidation price. */
export const Closed: Story = {
  args: { position: positionChoices.closed },
  play: shows(
    {
      'trade:detail.sellTime': '2026/11/20 10:02',
      'trade:detail.sellPrice': '1,250',
      'trade:cost.sellingFee': '2,500.00',
      'trade:cost.stampDuty': '2,500.00',
      'trade:cost.liquidationFee': '1,250.00',
    },
    ['trade:cost.liquidationPrice'],
  ),
};

/** An order that is not filled yet: its limit and margin, and no facts of a purchase. */
export const PendingOrder: Story = {
  args: { position: positionChoices.pendingOrder },
  play: shows({ 'trade:detail.limitPrice': '1,200', 'trade:detail.originalMargin': '480,000.00' }, [
    'trade:detail.buyTime',
    'trade:detail.buyPrice',
    'trade:detail.addedMargin',
    'trade:detail.marketValue',
    'trade:cost.liquidationPrice',
  ]),
};

/** A cancelled order: when it was cancelled, and a margin of zero. */
export const Cancelled: Story = {
  args: { position: positionChoices.cancelled },
  play: shows({ 'trade:detail.cancelledAt': '2026/11/20 09:52', 'trade:detail.originalMargin': '0.00' }, [
    'trade:detail.buyPrice',
  ]),
};

/** A long order number is shown in full, after a tap on its shortened form. */
export const LongOrderNumber: Story = {
  args: { position: positionChoices.longOrderNumber },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('202611…447199')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '202611200000017301447199' }));
    await expect(await canvas.findByText('202611200000017301447199')).toBeVisible();
    await expect(canvas.queryByText('202611…447199')).toBeNull();
    await expectFits(canvasElement);
  },
};

/** A long order number in its short form, and figures of many digits, stay within the page. */
export const LongText: Story = {
  args: {
    position: positionChoices.longText,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('49,382,716,054,750,000,000.99');
    await expectFits(canvasElement);
  },
};
