import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BalanceBreakdown } from '../../src/widgets/BalanceBreakdown/BalanceBreakdown';
import { onPage } from '../components/onPage';
import { expectFits } from '../expectFits';
import { factOf } from '../factOf';
import { balances, hugeBalances } from '../fixtures/balances';
import { storyText } from '../storyText';

const meta = {
  title: 'Widgets/BalanceBreakdown',
  component: BalanceBreakdown,
  decorators: [onPage],
  args: { balances: balances() },
} satisfies Meta<typeof BalanceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    const expected = [
      [t('home:assets.available'), '8,932,800.50'],
      [t('home:assets.frozen'), '482,400.00'],
      [t('home:assets.margin'), '480,000.00'],
      [t('home:assets.unrealised'), '+100,000.00'],
      [t('home:assets.total'), '9,995,200.50'],
      [t('home:assets.realised'), '−12,400.00'],
    ] as const;
    for (const [label, figure] of expected)
      await expect(factOf(canvasElement, label)).toHaveTextContent(figure);
    await expect(canvasElement).toHaveTextContent(t('home:assets.frozenNote'));
  },
};

export const Loss: Story = {
  args: { balances: balances({ unrealisedProfit: '-152400', totalAssets: '9742800.50' }) },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('home:assets.unrealised'))).toHaveTextContent(
      '▼ −152,400.00',
    );
  },
};

export const Nothing: Story = {
  args: {
    balances: balances({
      availableFunds: '0',
      frozenFunds: '0',
      positionMargin: '0',
      unrealisedProfit: '0',
      totalAssets: '0',
      profitAmount: '0',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('0.00')).toHaveLength(6);
    await expect(canvasElement).not.toHaveTextContent(/[▲▼+−]/);
  },
};

export const LongFigures: Story = {
  args: { balances: hugeBalances },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('▼ −34,567,890,123,456.78');
    await expectFits(canvasElement);
  },
};
