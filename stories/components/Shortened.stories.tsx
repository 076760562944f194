import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List } from '../../src/components/List/List';
import { ListRow } from '../../src/components/List/ListRow';
import { Shortened } from '../../src/components/Shortened/Shortened';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Shortened',
  component: Shortened,
  decorators: [onPage],
  args: { text: '北斗電機ホールディングス', short: '北斗電機ホールデ…' },
  render: (args) => (
    <List>
      <ListRow href="#details" title={<Shortened {...args} />} />
    </List>
  ),
} satisfies Meta<typeof Shortened>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The short form is visible, a screen reader reads all of it. */
export const ShortFormInARow: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.short)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: args.text })).toBeVisible();
  },
};

/** A short name is shown as it is. */
export const ShortTextUnchanged: Story = {
  args: { text: '北斗電機', short: '北斗電機' },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('link')).textContent).toBe('北斗電機');
  },
};

/** Wrong: the missing digits are money. */
export const DontShortenAnAmount: Story = { args: { text: '123,456,789.00 JPY', short: '123,4…' } };
