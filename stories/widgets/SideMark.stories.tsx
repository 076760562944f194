import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sides } from '../../src/domain/vocabulary';
import { SideMark } from '../../src/widgets/SideMark/SideMark';
import { onPage } from '../components/onPage';
import { computedColor } from '../support/computedColor';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/SideMark',
  component: SideMark,
  decorators: [onPage],
  args: { side: 'long', leverage: 5 },
  argTypes: { side: { options: sides } },
} satisfies Meta<typeof SideMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongPosition: Story = {
  play: async (context) => {
    const mark = await context.canvas.findByText(`${storyText(context)('trade:side.long')} 5×`);
    await expect(mark).toHaveStyle({ color: computedColor('priceUp') });
  },
};

export const ShortPosition: Story = {
  args: { side: 'short', leverage: 100 },
  play: async (context) => {
    const mark = await context.canvas.findByText(`${storyText(context)('trade:side.short')} 100×`);
    await expect(mark).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** With the other convention the side has the other colour and the same word. */
export const RisingInGreen: Story = {
  globals: { upDown: 'greenUp' },
  play: LongPosition.play,
};
