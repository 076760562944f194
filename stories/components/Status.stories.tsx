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

/** A state that needs no attention, such as a closed position. */
export const Neutral: Story = { tags: ['main'], play: looks('inkSecondary', 'sunken') };

/** A state in progress, such as a pending order. */
export const Accent: Story = {
  args: { tone: 'accent', children: 'Pending order' },
  play: looks('accent', 'accentSoft'),
};

/** A state that was reached, such as a verified identity. */
export const Success: Story = {
  args: { tone: 'success', children: 'Verified' },
  play: looks('success', 'successSoft'),
};

/** A state that needs an action soon, such as a payment. */
export const Warning: Story = {
  args: { tone: 'warning', children: 'Payment due' },
  play: looks('warning', 'warningSoft'),
};

/** A state that failed, such as a rejection. */
export const Danger: Story = {
  args: { tone: 'danger', children: 'Rejected' },
  play: looks('danger', 'dangerSoft'),
};

/** A long state wraps within the page. */
export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'Waiting for the confirmation of the bank, which takes up to three of its working days',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: only the colour says what the state is. */
export const DontRelyOnColour: Story = { args: { tone: 'success', children: 'State' } };
