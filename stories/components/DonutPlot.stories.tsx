import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { DonutPlot } from '../../src/components/plots/DonutPlot/DonutPlot';
import { choices } from '../support/choices';
import { lineOf } from '../support/queries';
import { onPage } from './onPage';

const partsChoices = {
  three: [
    { label: 'Cash', value: '600,000.00 (60.0%)', share: 60 },
    { label: 'Margin', value: '300,000.00 (30.0%)', share: 30 },
    { label: 'Funds', value: '100,000.00 (10.0%)', share: 10 },
  ],
  one: [{ label: 'Cash', value: '50,000.00 (100.0%)', share: 100 }],
  withLoss: [
    { label: 'Cash', value: '500,000.00 (50.0%)', share: 50 },
    { label: 'Margin', value: '500,000.00 (50.0%)', share: 50 },
    { label: 'Unrealised loss', value: '−20,000.00', share: 0 },
  ],
  tiny: [
    { label: 'Cash', value: '9,999,000.00 (100.0%)', share: 99.99 },
    { label: 'Dollars', value: '1,000.00 (<0.1%)', share: 0.01 },
  ],
} satisfies Record<string, ComponentProps<typeof DonutPlot>['parts']>;

const meta = {
  title: 'Components/Content/DonutPlot',
  component: DonutPlot,
  decorators: [onPage],
  args: { parts: partsChoices.three },
  argTypes: { parts: choices(partsChoices) },
} satisfies Meta<typeof DonutPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

const arcs = (element: HTMLElement) =>
  [...element.querySelectorAll('circle')].map((arc) =>
    Number.parseFloat(arc.getAttribute('stroke-dasharray') ?? ''),
  );

/** Three parts: each is an arc of its share, and a line of the list. */
export const ThreeParts: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    await expect(arcs(canvasElement)).toEqual([59.5, 29.5, 9.5]);
    await expect(lineOf(canvasElement, 'Margin')).toHaveTextContent('300,000.00 (30.0%)');
  },
};

/** A single part is a closed ring. */
export const OnePart: Story = {
  args: { parts: partsChoices.one },
  play: async ({ canvasElement }) => {
    await expect(arcs(canvasElement)).toEqual([100]);
  },
};

/** A loss is in the list and not in the ring. */
export const WithLoss: Story = {
  args: { parts: partsChoices.withLoss },
  play: async ({ canvasElement }) => {
    await expect(arcs(canvasElement)).toHaveLength(2);
    await expect(lineOf(canvasElement, 'Unrealised loss')).toHaveTextContent('−20,000.00');
  },
};

/** A part of a hundredth of a percent can still be seen in the ring. */
export const TinyPart: Story = {
  args: { parts: partsChoices.tiny },
  play: async ({ canvasElement }) => {
    await expect(arcs(canvasElement)[1]).toBe(0.5);
  },
};

/** A part that opens its calculation is a button, named by its label and value. */
export const Opened: Story = {
  args: { parts: partsChoices.three.map((part) => ({ ...part, onPress: fn() })) },
  play: async ({ args, canvas, userEvent }) => {
    const margin = await canvas.findByRole('button', { name: 'Margin 300,000.00 (30.0%)' });
    await userEvent.click(margin);
    await expect(args.parts[1]?.onPress).toHaveBeenCalledOnce();
  },
};

/** Wrong: a value without its share cannot be compared with the ring. */
export const DontLeaveOutTheShare: Story = {
  args: { parts: partsChoices.three.map((part) => ({ ...part, value: part.value.split(' ')[0] })) },
};
