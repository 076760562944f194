import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { IconLink } from '../../src/components/IconLink/IconLink';
import { Page } from '../../src/components/Page/Page';
import { TopBar } from '../../src/components/TopBar/TopBar';
import { lowBar } from '../../src/theme/lowScreen';
import { units } from '../../src/theme/units';
import { expectFits } from '../support/layout';

const meta = {
  title: 'Components/Actions/IconLink',
  component: IconLink,
  args: { href: '#/user/msgInfo', label: 'Notices', glyph: Bell },
  render: (args) => <Page topBar={<TopBar title="Home" trailing={<IconLink {...args} />} />}>{null}</Page>,
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the notices in the top bar, with nothing unread. */
export const NothingWaiting: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Notices' });
    await expect(link).toHaveAttribute('href', '#/user/msgInfo');
    await expect(link).toHaveTextContent(/^Notices$/);
  },
};

/** A link to the notices in the top bar, with three unread. */
export const Waiting: Story = {
  args: { label: 'Notices, 3 unread', count: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Notices, 3 unread' })).toHaveTextContent(
      /unread3$/,
    );
  },
};

/** In the low bar of a wide screen the number stays inside the link, so nothing above the bar covers it. */
export const NumberInALowBar: Story = {
  parameters: {
    fits: {
      except: {
        '390 wide': 'bars are low only on low or wide screens',
        'with text twice as long': 'bars are low only on low or wide screens',
        'at 200 % text size': 'bars are low only on low or wide screens',
      },
    },
  },
  args: { label: 'Notices, 3 unread', count: 3 },
  decorators: [
    (Story) => (
      <div style={{ '--bar-height': units(lowBar) } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    const number = (await within(link).findByText('3')).getBoundingClientRect();
    await expect(number.top).toBeGreaterThanOrEqual(link.getBoundingClientRect().top - 0.5);
  },
};

/** A large number grows over the icon and stays on the page. */
export const LargeNumber: Story = {
  args: { label: 'Notices, 120 unread', count: 120 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent('99+');
    await expectFits(canvasElement);
  },
};

/** Wrong: only the drawn number says how many are unread. A screen reader only reads “Notices”. */
export const DontLeaveTheCountOutOfTheName: Story = { args: { label: 'Notices', count: 3 } };
