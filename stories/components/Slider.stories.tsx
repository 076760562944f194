import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider } from '../../src/components/Slider/Slider';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/Slider',
  component: Slider,
  decorators: [onPage],
  args: { label: '数量', value: 12, min: 0, max: 175, valueText: '12単元', onChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve of 175: a screen reader reads the name and the value in words. */
export const Default: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    const slider = await canvas.findByRole('slider', { name: args.label });
    await expect(slider).toHaveValue('12');
    await expect(slider).toHaveAttribute('aria-valuetext', args.valueText);
    fireEvent.change(slider, { target: { value: '13' } });
    await expect(args.onChange).toHaveBeenCalledWith(13);
  },
};

/** The focus is on the slider: arrow keys move it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('slider')).toHaveFocus();
  },
};

/** At its right end. */
export const AtTheEnd: Story = {
  args: { value: 175, valueText: '175単元' },
  play: async ({ canvas }) => expect(await canvas.findByRole('slider')).toHaveValue('175'),
};

/** Wrong: a single step. A button says more. */
export const DontSlideOneStep: Story = { args: { value: 1, max: 1, valueText: '1単元' } };
