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

export const WithHint: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Branch code');
    await expect(input).toHaveAccessibleDescription('Three digits');
    await expect(input).toBeValid();
  },
};

export const WithError: Story = {
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
