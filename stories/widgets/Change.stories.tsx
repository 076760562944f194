import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from '../../src/widgets/Change/Change';
import { onPage } from '../components/onPage';
import { expectFits } from '../play/expectFits';
import { inkOf } from '../play/inkOf';
import { textOf } from '../play/textOf';

const meta = {
  title: 'Widgets/Change',
  component: Change,
  decorators: [onPage],
  args: { change: '30', changePercent: '2.46', decimals: 0 },
} satisfies Meta<typeof Change>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects direction in words, mark, sign and colour to say the same. */
const says =
  (direction: 'up' | 'down' | 'flat', ink: string, shown: string): Story['play'] =>
  async (context) => {
    const figure = context.canvas.getByText((_, element) => element?.hasAttribute('data-direction') === true);
    const spoken = textOf(context)(`market:direction.${direction}`);
    await expect(figure).toHaveTextContent(`${spoken} ${shown}`);
    await expect(figure).toHaveStyle({ color: ink });
  };

const red = 'rgb(194, 19, 44)';
const green = 'rgb(11, 112, 72)';
const grey = 'rgb(82, 86, 95)';

export const Up: Story = {
  play: async (context) => says('up', inkOf('priceUp'), '▲+30(+2.46%)')?.(context),
};

export const Down: Story = {
  args: { change: '-15', changePercent: '-1.23' },
  play: async (context) => says('down', inkOf('priceDown'), '▼−15(−1.23%)')?.(context),
};

export const Flat: Story = {
  args: { change: '0', changePercent: '0' },
  play: says('flat', grey, '0(0.00%)'),
};

export const UpInRed: Story = { globals: { upDown: 'redUp' }, play: says('up', red, '▲+30(+2.46%)') };

export const UpInGreen: Story = { globals: { upDown: 'greenUp' }, play: says('up', green, '▲+30(+2.46%)') };

export const DownInGreen: Story = {
  globals: { upDown: 'redUp' },
  args: { change: '-15', changePercent: '-1.23' },
  play: says('down', green, '▼−15(−1.23%)'),
};

export const DownInRed: Story = {
  globals: { upDown: 'greenUp' },
  args: { change: '-15', changePercent: '-1.23' },
  play: says('down', red, '▼−15(−1.23%)'),
};

/** Too small for the percent's two decimals: up all the same. */
export const HardlyUp: Story = {
  args: { change: '0.5', changePercent: '0.004', decimals: 1 },
  play: async (context) => says('up', inkOf('priceUp'), '▲+0.5(0.00%)')?.(context),
};

export const WithoutPercent: Story = {
  args: { change: '-1234.5', changePercent: undefined, decimals: 1 },
  play: async (context) => says('down', inkOf('priceDown'), '▼−1,234.5')?.(context),
};

export const LongFigures: Story = {
  args: { change: '-12345678901234567890.5', changePercent: '-12345678.9', decimals: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−12,345,678,901,234,567,890.5(−12,345,678.90%)');
    await expectFits(canvasElement);
  },
};
