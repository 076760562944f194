import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../../src/components/Field/Field';
import { FieldBox, FieldInput } from '../../src/components/Field/fieldParts';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  decorators: [onPage],
  args: {
    label: 'Branch code',
    hint: 'Three digits',
    children: (ties) => (
      <FieldBox>
        <FieldInput {...ties} />
      </FieldBox>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field with its label and a hint about the input. */
export const WithHint: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Branch code');
    await expect(input).toHaveAccessibleDescription('Three digits');
    await expect(input).toBeValid();
  },
};

/** The input is wrong: the error comes before the hint, also for screen readers. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { error: 'Enter three digits.' },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Branch code');
    await expect(input).toBeInvalid();
    // Screen readers announce the error first.
    await expect(input).toHaveAccessibleDescription('Enter three digits. Three digits');
  },
};

/** Wrong: the error says neither what is wrong nor what to do. */
export const DontOnlySayInvalid: Story = { args: { error: 'Invalid input.' } };
