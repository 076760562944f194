import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sides } from '../../../src/domain/trade/tradeVocabulary';
import { SideMark } from '../../../src/widgets/trade/SideMark/SideMark';
import { onPage } from '../../components/onPage';
import { computedColor } from '../../support/computedColor';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/SideMark',
  component: SideMark,
  decorators: [onPage],
  args: { side: 'long', leverage: 5 },
  argTypes: { side: { options: sides } },
} satisfies Meta<typeof SideMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long with a leverage of five, in the colour of rising prices. */
export const LongPosition: Story = {
  tags: ['main'],
  play: async (context) => {
    const mark = await context.canvas.findByText(`${storyText(context)('trade:side.long')} 5×`);
    await expect(mark).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** Short with a leverage of a hundred, in the colour of falling prices. */
export const ShortPosition: Story = {
  args: { side: 'short', leverage: 100 },
  play: async (context) => {
    const mark = await context.canvas.findByText(`${storyText(context)('trade:side.short')} 100×`);
    await expect(mark).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** Long in green, for members who chose green for rising prices. */
export const RisingInGreen: Story = {
  globals: { upDown: 'greenUp' },
  play: LongPosition.play,
};

/** Wrong: words beside it say the same again. */
export const DontRepeatInWords: Story = {
  render: (args) => (
    <p>
      Long position with leverage 5 <SideMark {...args} />
    </p>
  ),
};
