import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfitLoss } from '../../../src/widgets/trade/ProfitLoss/ProfitLoss';
import { onPage } from '../../components/onPage';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { shownColors } from '../../support/shownColors';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/ProfitLoss',
  component: ProfitLoss,
  decorators: [onPage],
  args: { amount: '91350' },
} satisfies Meta<typeof ProfitLoss>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A profit with a plus sign, in the colour of rising prices. */
export const Profit: Story = {
  tags: ['main'],
  play: async (context) => {
    const figure = (await context.canvas.findByText(/\+91,350\.00/)).parentElement;
    await expect(figure).toHaveTextContent(`${storyText(context)('market:result.profit')} +91,350.00`);
    // In Japanese accounts ▲ before an amount means minus.
    await expect(figure).not.toHaveTextContent(/[▲▼]/);
    await expect(figure).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** A loss with a minus sign, in the colour of falling prices. */
export const Loss: Story = {
  args: { amount: '-12400.5' },
  play: async (context) => {
    const figure = (await context.canvas.findByText(/−12,400\.50/)).parentElement;
    await expect(figure).toHaveTextContent(`${storyText(context)('market:result.loss')} −12,400.50`);
    await expect(figure).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** A result of zero, without a sign, in a neutral colour. */
export const NeitherProfitNorLoss: Story = {
  args: { amount: '0' },
  play: async ({ canvas }) => {
    const figure = await canvas.findByText('0.00');
    await expect(figure.textContent).toBe('0.00');
    await expect(figure).toHaveStyle({ color: computedColor('priceFlat') });
  },
};

/** A profit in red, the convention of Japan and Taiwan. */
export const ProfitInRed: Story = {
  globals: { upDown: 'redUp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/91,350/)).toHaveStyle({
      color: shownColors({ upDown: 'redUp' }).priceUp,
    });
  },
};

/** A profit in green, for members who chose this convention. */
export const ProfitInGreen: Story = {
  globals: { upDown: 'greenUp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/91,350/)).toHaveStyle({
      color: shownColors({ upDown: 'greenUp' }).priceUp,
    });
  },
};

/** A loss of twenty digits stays within the page. */
export const LongFigures: Story = {
  args: { amount: '-12345678901234567890.12' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−12,345,678,901,234,567,890.12');
    await expectFits(canvasElement);
  },
};

/** Wrong: a plus makes a profit of a balance. */
export const DontUseForABalance: Story = { args: { amount: '3480250' } };
