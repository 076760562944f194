import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import { expect } from 'storybook/test';
import { Icon } from '../../src/components/Icon/Icon';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  decorators: [onPage],
  args: { glyph: Star },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The usual size beside a text; screen readers skip it. */
export const RegularSize: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon).toHaveAttribute('stroke-width', '1.75');
  },
};

/** A small icon, for example inside a button. */
export const Small: Story = {
  args: { size: 32 },
  play: async ({ canvasElement }) => {
    const { width } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? { width: 0 };
    await expect(width).toBeCloseTo((32 / 750) * window.innerWidth, 0);
  },
};

/** A filled icon marks that something is set, such as a stock on the watchlist. */
export const Filled: Story = {
  args: { filled: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
  },
};

/** Wrong: an icon alone says nothing to a screen reader, and little to anybody else. */
export const DontShowItAlone: Story = { args: { size: 32 } };
