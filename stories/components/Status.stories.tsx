import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Status } from '../../src/components/Status/Status';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Feedback/Status',
  component: Status,
  decorators: [onPage],
  args: { children: 'Closed' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

const looks =
  (ink: Parameters<typeof computedColor>[0], ground: Parameters<typeof computedColor>[0]): Story['play'] =>
  async ({ canvas, args }) => {
    const status = await canvas.findByText(String(args.children));
    await expect(status).toHaveStyle({ color: computedColor(ink), backgroundColor: computedColor(ground) });
  };

export const Neutral: Story = { play: looks('inkSecondary', 'sunken') };

export const Accent: Story = {
  args: { tone: 'accent', children: 'Pending order' },
  play: looks('accent', 'accentSoft'),
};

export const Success: Story = {
  args: { tone: 'success', children: 'Verified' },
  play: looks('success', 'successSoft'),
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Payment due' },
  play: looks('warning', 'warningSoft'),
};

export const Danger: Story = {
  args: { tone: 'danger', children: 'Rejected' },
  play: looks('danger', 'dangerSoft'),
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'Waiting for the confirmation of the bank, which takes up to three of its working days',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: only the colour says what the state is. */
export const DontRelyOnColour: Story = { args: { tone: 'success', children: 'State' } };
