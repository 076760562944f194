import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { VisuallyHidden } from '../../src/components/VisuallyHidden/VisuallyHidden';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  decorators: [onPage],
  args: { children: 'up by' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the figure is seen; a screen reader reads “up by 1.25%”. */
export const BesideAFigure: Story = {
  tags: ['main'],
  render: (args) => (
    <Button kind="quiet">
      <VisuallyHidden {...args} /> 1.25%
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveAccessibleName('up by 1.25%');
    await expect((await canvas.findByText('up by')).offsetWidth).toBeLessThanOrEqual(1);
  },
};

/** Wrong: a condition that most members do not see. */
export const DontHideWhatAllNeed: Story = {
  args: { children: 'The price is 15 minutes old.' },
  render: (args) => (
    <p>
      1,250 <VisuallyHidden {...args} />
    </p>
  ),
};
