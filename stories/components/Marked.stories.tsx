import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from '../../src/components/Marked/Marked';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Marked',
  component: Marked,
  decorators: [onPage],
  args: { children: 'Hinoki Chemical', part: { from: 7, to: 11 } },
} satisfies Meta<typeof Marked>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The part that matches a search is marked by colour and underline. */
export const PartIsMarked: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    const mark = await canvas.findByText('Chem');
    await expect(mark.tagName).toBe('MARK');
    await expect(getComputedStyle(mark).textDecorationLine).toBe('underline');
    await expect(canvasElement).toHaveTextContent('Hinoki Chemical');
  },
};

/** A text in which nothing matches. */
export const NothingIsMarked: Story = {
  args: { part: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Hinoki Chemical');
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};

/** Wrong: a mark on the whole text shows no match. */
export const DontMarkAllOfIt: Story = { args: { children: 'Aoba Seiki', part: { from: 0, to: 10 } } };
