import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfitRate } from '../../../src/widgets/trade/ProfitRate/ProfitRate';
import { onPage } from '../../components/onPage';
import { computedColor } from '../../support/computedColor';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/ProfitRate',
  component: ProfitRate,
  decorators: [onPage],
  args: { rate: '0.12345' },
} satisfies Meta<typeof ProfitRate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A profit in percent with a plus sign, in the colour of rising prices. */
export const Profit: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas } = context;
    const profit = (await canvas.findByText(/12\.35%/)).parentElement;
    await expect(profit).toHaveTextContent(`${storyText(context)('market:result.profit')} +12.35%`);
    await expect(profit).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** A small loss of a day, which needs three decimals to be visible. */
export const LossOfADay: Story = {
  args: { rate: '-0.000482', decimals: 3 },
  play: async (context) => {
    const { canvas } = context;
    const loss = (await canvas.findByText(/0\.048%/)).parentElement;
    await expect(loss).toHaveTextContent(`${storyText(context)('market:result.loss')} −0.048%`);
    await expect(loss).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** A result of zero percent, without a sign, in a neutral colour. */
export const NeitherProfitNorLoss: Story = {
  args: { rate: '0' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('0.00%')).toHaveStyle({ color: computedColor('priceFlat') });
    await expect(canvasElement).not.toHaveTextContent(/[▲▼+−]/);
  },
};

/** Wrong: a percentage where a fraction belongs. */
export const DontPassAPercentage: Story = { args: { rate: '12.345' } };
