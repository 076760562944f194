import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelBar } from '../../src/components/plots/LevelBar/LevelBar';
import { computedColor } from '../support/computedColor';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/LevelBar',
  component: LevelBar,
  decorators: [onPage],
  args: { percent: 60 },
  render: (args) => (
    <p>
      {`${args.percent}% is left`}
      <LevelBar {...args} />
    </p>
  ),
} satisfies Meta<typeof LevelBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects the filled part of the bar. */
const fills =
  (share: number, tone: 'accent' | 'warning' | 'danger' = 'accent'): Play =>
  async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('svg > rect');
    const track = bar?.parentElement;
    await expect(bar).toHaveStyle({ fill: computedColor(tone) });
    const measured = (bar?.getBoundingClientRect().width ?? 0) / (track?.getBoundingClientRect().width ?? 1);
    await expect(Math.abs(measured - share)).toBeLessThan(0.01);
  };

/** More than half is left: the bar is as long as the figure says. */
export const Enough: Story = { tags: ['main'], play: fills(0.6) };

/** Little is left, in the colour of a warning. */
export const Little: Story = { args: { percent: 40, tone: 'warning' }, play: fills(0.4, 'warning') };

/** Almost nothing is left, in the colour of a danger. */
export const AlmostNothing: Story = { args: { percent: 8, tone: 'danger' }, play: fills(0.08, 'danger') };

/** Nothing is left: the outline stays. */
export const Nothing: Story = { args: { percent: 0, tone: 'danger' }, play: fills(0, 'danger') };

/** More than the whole fills the bar and no more. */
export const MoreThanAll: Story = { args: { percent: 130 }, play: fills(1) };

/** A level on the way that matters, such as a stop, whose name and figure stand beside the bar. */
export const WithAMark: Story = {
  args: { mark: 25 },
  play: async (context) => {
    await fills(0.6)(context);
    const bar = context.canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    const mark = context.canvasElement
      .querySelector('[aria-hidden="true"] > :last-child')
      ?.getBoundingClientRect();
    if (!bar || !mark) throw new Error('there is no mark');
    const place = (mark.left + mark.width / 2 - bar.left) / bar.width;
    await expect(Math.abs(place - 0.25)).toBeLessThan(0.01);
  },
};

/** Wrong: a bar without its figure. Screen readers get nothing, and everyone else has to estimate. */
export const DontShowItAlone: Story = { render: (args) => <LevelBar {...args} /> };
