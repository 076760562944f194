import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from '../../../src/widgets/market/Change/Change';
import { directionColor } from '../../../src/widgets/market/direction';
import { onPage } from '../../components/onPage';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { shownColors } from '../../support/shownColors';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/Change',
  component: Change,
  decorators: [onPage],
  args: { change: '30', changePercent: '2.46', decimals: 0 },
} satisfies Meta<typeof Change>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words, mark, sign and colour state the same direction. */
const says =
  (direction: keyof typeof directionColor, shown: string, ink?: () => string): Story['play'] =>
  async (context) => {
    const figure = await context.canvas.findByText(
      (_, element) => element?.hasAttribute('data-direction') === true,
    );
    await expect(figure).toHaveTextContent(`${storyText(context)(`market:direction.${direction}`)} ${shown}`);
    await expect(figure).toHaveStyle({ color: ink?.() ?? computedColor(directionColor[direction]) });
  };

const red = () => shownColors({ upDown: 'redUp' }).priceUp;
const green = () => shownColors({ upDown: 'greenUp' }).priceUp;
const fallen = { change: '-15', changePercent: '-1.23' };

/** The price has risen: an upward mark, a plus sign and the colour of rising prices. */
export const Up: Story = { tags: ['main'], play: says('up', '▲+30 (+2.46%)') };

/** The price has fallen: a downward mark, a minus sign and the colour of falling prices. */
export const Down: Story = { args: fallen, play: says('down', '▼−15 (−1.23%)') };

/** The price equals the previous close: neither mark nor sign, in a neutral colour. */
export const Unchanged: Story = {
  args: { change: '0', changePercent: '0' },
  play: says('flat', '0 (0.00%)'),
};

/** A rise in red, the convention of Japan and Taiwan. */
export const UpInRed: Story = { globals: { upDown: 'redUp' }, play: says('up', '▲+30 (+2.46%)', red) };

/** A rise in green, for members who chose this convention. */
export const UpInGreen: Story = { globals: { upDown: 'greenUp' }, play: says('up', '▲+30 (+2.46%)', green) };

/** A fall in green, which belongs to the convention of rises in red. */
export const DownInGreen: Story = {
  globals: { upDown: 'redUp' },
  args: fallen,
  play: says('down', '▼−15 (−1.23%)', green),
};

/** A fall in red, which belongs to the convention of rises in green. */
export const DownInRed: Story = {
  globals: { upDown: 'greenUp' },
  args: fallen,
  play: says('down', '▼−15 (−1.23%)', red),
};

/** A rise that is too small for two decimals of a percentage: 0.00%, but still marked as up. */
export const UpByLessThanShown: Story = {
  args: { change: '0.5', changePercent: '0.004', decimals: 1 },
  play: says('up', '▲+0.5 (0.00%)'),
};

/** Only the amount of a fall, where the percentage is not known. */
export const WithoutPercent: Story = {
  args: { change: '-1234.5', changePercent: undefined, decimals: 1 },
  play: says('down', '▼−1,234.5'),
};

/** A fall of twenty digits wraps within the page. */
export const LongFigures: Story = {
  args: { change: '-12345678901234567890.5', changePercent: '-12345678.9', decimals: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−12,345,678,901,234,567,890.5 (−12,345,678.90%)');
    await expectFits(canvasElement);
  },
};

/** Wrong: a profit with the mark of a price, which a Japanese account reads as a minus. */
export const DontUseForAProfit: Story = { args: { change: '12400', changePercent: undefined } };
