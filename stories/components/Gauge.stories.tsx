import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gauge } from '../../src/components/Gauge/Gauge';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Gauge',
  component: Gauge,
  decorators: [onPage],
  args: {
    label: 'Credit score',
    value: 82,
    max: 100,
    threshold: 60,
    thresholdLabel: 'Withdrawals need 60.',
    valueText: '82 of 100, enough to withdraw',
  },
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A score above what is needed, with the threshold marked and explained. */
export const AboveTheThreshold: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('meter', { name: 'Credit score' });
    await expect(meter).toHaveAttribute('aria-valuenow', '82');
    await expect(meter).toHaveAttribute('aria-valuetext', '82 of 100, enough to withdraw');
  },
};

/** The innermost box of a gauge is its bar. */
const barOf = (meter: HTMLElement | undefined) => [...(meter?.querySelectorAll('div') ?? [])].at(-1);

/** Expects a bar proportional to the value, below the figure. */
const measures =
  (part: number): Story['play'] =>
  async ({ canvas, args }) => {
    const meter = await canvas.findByRole('meter', { name: args.label });
    await expect(meter).toHaveAttribute('aria-valuetext', args.valueText);
    await expect(meter).toHaveTextContent(`${args.value}/${args.max}`);
    const bar = barOf(meter);
    const track = bar?.parentElement;
    if (!bar || !track) throw new Error('there is no bar');
    await expect(bar.getBoundingClientRect().width / track.getBoundingClientRect().width).toBeCloseTo(
      part,
      2,
    );
  };

/** A score below what is needed, in another colour. */
export const BelowTheThreshold: Story = {
  args: { value: 41, valueText: '41 of 100, too low to withdraw' },
  play: measures(0.41),
};

/** One point above the threshold, on it, and below: only the last one has another colour. */
export const AtTheThreshold: Story = {
  args: { value: 60, valueText: '60 of 100, enough to withdraw' },
  render: (args) => (
    <>
      <Gauge {...args} value={61} />
      <Gauge {...args} />
      <Gauge {...args} value={59} valueText="59 of 100, too low to withdraw" />
    </>
  ),
  play: async ({ canvas }) => {
    const bars = (await canvas.findAllByRole('meter')).map(barOf);
    const [above, at, below] = bars.map((bar) => bar && getComputedStyle(bar).backgroundColor);
    await expect(at).toBe(above);
    await expect(at).not.toBe(below);
  },
};

/** The lowest score: the bar is empty. */
export const EmptyGauge: Story = {
  args: { value: 0, valueText: '0 of 100, too low to withdraw' },
  play: measures(0),
};

/** The highest score: the bar is full. */
export const FullGauge: Story = { args: { value: 100, valueText: '100 of 100' }, play: measures(1) };

/** A part of a fixed quota, without a threshold. */
export const WithoutThreshold: Story = {
  args: {
    label: 'Quota used',
    value: 3,
    max: 10,
    threshold: undefined,
    thresholdLabel: undefined,
    valueText: '3 of 10',
  },
  play: measures(0.3),
};

/** A long label and a long explanation wrap within the page. */
export const LongText: Story = {
  args: {
    label: 'Bonitätsbewertung nach den Teilnahmebedingungen',
    thresholdLabel: 'Auszahlungen setzen eine Bonitätsbewertung von mindestens 60 Punkten voraus.',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a balance has no fixed scale. */
export const DontMeasureMoney: Story = {
  args: {
    label: 'Balance',
    value: 40,
    threshold: undefined,
    thresholdLabel: undefined,
    valueText: '40 of 100',
  },
};
