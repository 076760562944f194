import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { Stack } from '../../src/components/Stack/Stack';
import { TextField } from '../../src/components/TextField/TextField';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  decorators: [onPage],
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields of a form with equal gaps. */
export const StackOfFields: Story = {
  tags: ['main'],
  args: {
    children: (
      <>
        <TextField label="Account holder" />
        <TextField label="Bank" />
        <TextField label="Branch" />
      </>
    ),
  },
};

/** Cards with smaller gaps. */
export const StackOfCards: Story = {
  args: {
    gap: 's',
    children: (
      <>
        <Card>First</Card>
        <Card>Second</Card>
        <Card>Third</Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second, third] = (await canvas.findAllByRole('article')).map((card) =>
      card.getBoundingClientRect(),
    );
    if (!first || !second || !third) throw new Error('Three cards expected');
    await expect(second.top - first.bottom).toBeGreaterThan(0);
    await expect(third.top - second.bottom).toBeCloseTo(second.top - first.bottom);
  },
};

/** Wrong: with one gap throughout, it is unclear which label belongs to which figure. */
export const DontSpreadPairs: Story = {
  args: {
    gap: 'l',
    children: ['Total assets', '3,480,250.00', 'Available', '1,204,000.00'].map((text) => (
      <p key={text}>{text}</p>
    )),
  },
};
