import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CopyButton } from '../../src/components/CopyButton/CopyButton';
import { replaceClipboard } from '../support/clipboard';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  decorators: [onPage],
  args: {
    text: '0012345',
    label: 'Copy the account number',
    doneLabel: 'Copied',
    failedLabel: 'Couldn’t be copied. Select the text instead.',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = fn(async (_: string) => {});

/** The text was copied: the button confirms it for a moment. */
export const CopiedAndConfirmed: Story = {
  tags: ['main'],
  beforeEach: () => replaceClipboard(written),
  play: async ({ canvas }) => {
    written.mockClear();
    (await canvas.findByRole('button', { name: 'Copy the account number' })).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(written.mock.calls).toEqual([['0012345']]);
  },
};

/** The browser denies the clipboard: a toast asks to select the text instead. */
export const ClipboardForbidden: Story = {
  beforeEach: () => replaceClipboard(fn().mockRejectedValue(new Error('forbidden'))),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button')).click();
    await expect(await screen.findByText('Couldn’t be copied. Select the text instead.')).toBeVisible();
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};

/** Copied by keyboard: the button confirms it and keeps the focus. */
export const ByKeyboard: Story = {
  beforeEach: () => replaceClipboard(written),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

/** Wrong: the text is not shown, so it can't be selected if the browser denies the clipboard. */
export const DontHideTheText: Story = {
  render: (args) => (
    <p>
      Account number <CopyButton {...args} />
    </p>
  ),
};
