import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing, type DrawingKind } from '../../src/components/Drawing/Drawing';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Feedback/Drawing',
  component: Drawing,
  decorators: [onPage],
  args: { kind: 'list' },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly DrawingKind[] = [
  'list',
  'search',
  'orders',
  'messages',
  'records',
  'offline',
  'error',
  'blocked',
];

/** The whole family: one weight of line, a soft ground, and one detail in the accent colour. */
export const Family: Story = {
  tags: ['main'],
  render: () => (
    <>
      {kinds.map((kind) => (
        <Drawing key={kind} kind={kind} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(kinds.length);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Wrong: nothing says what is missing. */
export const DontShowItAlone: Story = { args: { kind: 'messages' } };
