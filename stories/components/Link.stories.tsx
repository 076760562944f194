import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../src/components/Link/Link';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  decorators: [onPage],
  args: { href: '#/home/moreNews', children: 'See all' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link on a line of its own, with a full touch target. */
export const Standalone: Story = {
  tags: ['main'],
  args: { standalone: true },
  play: async ({ canvas }) => {
    const rootFontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { height } = (await canvas.findByRole('link')).getBoundingClientRect();
    await expect(height).toBeCloseTo((88 / 200) * rootFontSize, 0);
  },
};

/** A link of two letters is shorter than a touch target: it begins at the margin all the same. */
export const StandaloneShort: Story = {
  args: { standalone: true, children: '両替' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    const text = document.createRange();
    text.selectNodeContents(link);
    await expect(text.getBoundingClientRect().left).toBeCloseTo(link.getBoundingClientRect().left, 0);
  },
};

/** A link within a sentence is underlined; it has the focus. */
export const InASentence: Story = {
  args: { href: '#/user/userPri', children: 'user agreement' },
  render: (args) => (
    <p>
      I have read the <Link {...args} />, and I know that what I lose can be more than what I put in.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = await canvas.findByRole('link', { name: 'user agreement' });
    await expect(link).toHaveFocus();
    // Not only the colour distinguishes it from the text.
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

/** Wrong: in a list of the page's links, "here" does not say where it leads. */
export const DontNameItHere: Story = {
  args: { href: '#/user/userPri', children: 'here' },
  render: (args) => (
    <p>
      To read the user agreement, tap <Link {...args} />.
    </p>
  ),
};
