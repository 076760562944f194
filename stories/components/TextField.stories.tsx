import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Stack } from '../../src/components/Stack/Stack';
import { TextField } from '../../src/components/TextField/TextField';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  decorators: [onPage],
  args: { label: 'Account', inputMode: 'tel', autoComplete: 'username', onChange: fn() },
  argTypes: { hint: { control: 'text' } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field, with its label above. */
export const Empty: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Account' })).toHaveValue('');
  },
};

/** A typed account number: a tap on the label had put the focus into the field. */
export const TypedAfterATapOnTheLabel: Story = {
  tags: ['filled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Account'));
    const input = await canvas.findByRole('textbox', { name: 'Account' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('0901234567');
    await expect(input).toHaveValue('0901234567');
  },
};

/** A value that was known before. */
export const Filled: Story = {
  tags: ['filled'],
  args: { defaultValue: '0901234567' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Account' })).toHaveValue('0901234567');
  },
};

/** A hint below the field says what is expected. */
export const WithHint: Story = {
  args: { hint: 'Your ten-digit phone number' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(
      'Your ten-digit phone number',
    );
  },
};

/** A number that is too short: the error says what is expected. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { defaultValue: '090123', error: 'Enter a ten-digit phone number.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

/** Words before and after the input make it a part of a sentence. */
export const PrefixAndSuffix: Story = {
  args: { label: 'Lock-up', prefix: 'about', suffix: 'days', defaultValue: '30', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    const input = (await canvas.findByRole('textbox')).getBoundingClientRect();
    await expect((await canvas.findByText('about')).getBoundingClientRect().right).toBeLessThanOrEqual(
      input.left,
    );
    await expect((await canvas.findByText('days')).getBoundingClientRect().left).toBeGreaterThanOrEqual(
      input.right,
    );
  },
};

/** A value that cannot be changed now. */
export const Disabled: Story = {
  args: { defaultValue: '0901234567', disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeDisabled();
  },
};

/** A long label, value, hint and error wrap within the page. */
export const LongText: Story = {
  args: {
    label: 'Name of the account holder, exactly as the bank has it in its books, in half-width katakana',
    hint: 'A transfer to a holder whose name differs from your verified name is sent back, less the fee of the bank.',
    error:
      'This name differs from your verified name. Correct it, or ask customer service to correct the other one.',
    defaultValue: 'カブシキガイシャニホンバシショウジダイイチエイギョウブ',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

const submitted = fn();

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { account: '' } });
  const rules = { required: 'Enter your account.' };
  return (
    <form onSubmit={handleSubmit((values) => submitted(values))} noValidate>
      <Stack>
        <TextField
          label="Account"
          error={formState.errors.account?.message}
          {...register('account', rules)}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

/** A form that was sent, after its missing account was asked for and typed. */
export const SubmittedWithTheForm: Story = {
  beforeEach: () => {
    submitted.mockClear();
  },
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter your account.'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('0901234567{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ account: '0901234567' }));
  },
};

/** Wrong: the label says nothing, and the placeholder vanishes on the first letter. */
export const DontUseThePlaceholderAsLabel: Story = { args: { label: 'Input', placeholder: 'Account' } };
