import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '../../src/components/TextArea/TextArea';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  decorators: [onPage],
  args: { label: 'Your message', hint: 'At most 1,000 characters' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field for a message, with its largest length. */
export const Empty: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
      'At most 1,000 characters',
    );
  },
};

/** Six lines were typed, and the field has grown with them. */
export const GrowsWithItsContent: Story = {
  tags: ['filled'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(field).toHaveValue('one\ntwo\nthree\nfour\nfive\nsix');
    await expect(field.clientHeight).toBeGreaterThan(before);
  },
};

/** An endless word breaks and stays in the field. */
export const EndlessWordBreaks: Story = {
  args: { defaultValue: 'W'.repeat(300) },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expectFits(canvasElement);
  },
};

/** No message was written: the field is marked as wrong, with the reason. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { error: 'Please write what it is about.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeInvalid();
  },
};

/** Wrong: a field of three lines for one word. */
export const DontAskForOneWord: Story = { args: { label: 'Branch code', hint: 'Three digits' } };
