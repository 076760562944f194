import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Checkbox } from '../../src/components/Checkbox/Checkbox';
import { Link } from '../../src/components/Link/Link';
import { Stack } from '../../src/components/Stack/Stack';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  decorators: [onPage],
  args: { children: 'Stay logged in on this phone', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice that is not made yet. */
export const Unticked: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Stay logged in on this phone' }),
    ).not.toBeChecked();
  },
};

/** Ticked by the space bar; the box has the focus. */
export const TickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('checkbox', { name: 'Stay logged in on this phone' })).toBeChecked();
  },
};

/** Ticked by a tap on its label. */
export const TickedByLabel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Stay logged in on this phone'));
    await expect(await canvas.findByRole('checkbox')).toBeChecked();
  },
};

/** A consent with a link to the agreement; a tap on the link does not tick the box. */
export const WithLink: Story = {
  args: {
    children: (
      <>
        I have read and accept the <Link href="#/user/userPri">user agreement</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
};

/** The consent is missing: the box is marked as wrong, with the reason. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { error: 'Read and accept the agreement first.' },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.error);
  },
};

/** A ticked consent whose long text wraps beside the box. */
export const LongText: Story = {
  args: {
    defaultChecked: true,
    children:
      'I understand that a leveraged position can lose more than its margin, that it is closed without my doing when the margin ratio falls below what is required, and that the fee for it is mine to pay.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('checkbox')).toBeChecked();
    await expectFits(canvasElement);
  },
};

const submitted = fn();

function RegisteredForm() {
  const { register, handleSubmit } = useForm({ defaultValues: { agreed: false } });
  return (
    <form onSubmit={handleSubmit((values) => submitted(values))}>
      <Stack>
        <Checkbox {...register('agreed')}>I agree</Checkbox>
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}

/** A ticked box in a form that was sent. */
export const SubmittedWithTheForm: Story = {
  beforeEach: () => {
    submitted.mockClear();
  },
  render: () => <RegisteredForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(submitted).toHaveBeenCalledWith({ agreed: true }));
  },
};

/** Wrong: a setting that applies at once looks as if it waited for a button. */
export const DontUseForASetting: Story = { args: { children: 'Dark theme', defaultChecked: true } };
