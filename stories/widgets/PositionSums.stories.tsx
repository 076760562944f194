import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PositionSums } from '../../src/widgets/PositionSums/PositionSums';
import { onPageEdgeToEdge } from '../components/onPage';
import { expectFits } from '../expectFits';
import { factOf } from '../factOf';
import { position } from '../fixtures/position';
import { inkOf } from '../inkOf';
import { storyText } from '../storyText';

const meta = {
  title: 'Widgets/PositionSums',
  component: PositionSums,
  decorators: [onPageEdgeToEdge],
  args: { positions: [position(), position({ profitLoss: '-20000.05', addedMargin: '50000.1' })] },
} satisfies Meta<typeof PositionSums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('trade:positions.marginSum'))).toHaveTextContent('1,010,000.10');
    await expect(canvas.getByText(/\+79,999\.95/)).toHaveStyle({ color: inkOf('priceUp') });
  },
};

export const Loss: Story = {
  args: { positions: [position({ profitLoss: '-0.01' })] },
  play: async ({ canvas }) => {
    const loss = canvas.getByText(/−0\.01/);
    await expect(loss).toHaveTextContent('▼ −0.01');
    await expect(loss).toHaveStyle({ color: inkOf('priceDown') });
  },
};

export const Balanced: Story = {
  args: { positions: [position(), position({ profitLoss: '-100000' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.00')).toHaveStyle({ color: inkOf('priceFlat') });
  },
};

/** Sums as long as no binary number could hold them. */
export const LongFigures: Story = {
  args: {
    positions: [
      position({ profitLoss: '12345678901234567.01', originalMargin: '98765432109876543.21' }),
      position({ profitLoss: '0.01' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+12,345,678,901,234,567.02');
    await expect(canvasElement).toHaveTextContent('98,765,432,110,356,543.21');
    await expectFits(canvasElement);
  },
};
