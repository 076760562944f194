import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { Sheet } from '../../src/components/Sheet/Sheet';
import { TextField } from '../../src/components/TextField/TextField';
import { choices } from '../support/choices';
import { expectFocusVisible } from '../support/layout';
import { onPage } from './onPage';

const childrenChoices = {
  open: (
    <KeyValue
      items={[
        { label: 'Quantity', value: '2 lots (2,000 shares)' },
        { label: 'Limit price', value: '1,234.5' },
        { label: 'Margin', value: '246,900.00 JPY', emphasised: true },
      ]}
    />
  ),
  trapsFocus: <TextField label="Amount" />,
  longText: 'A leveraged position can lose more than its margin. '.repeat(80),
  removal: 'Withdrawals to it that are under review go on. To use it again you have to add it again.',
} satisfies Record<string, ComponentProps<typeof Sheet>['children']>;

const actionsChoices = {
  none: undefined,
  withActions: <Button fullWidth>Place order</Button>,
  trapsFocus: <Button fullWidth>Go on</Button>,
  removal: (
    <Button kind="danger" fullWidth>
      Remove
    </Button>
  ),
  longText: (
    <>
      <Button kind="quiet" fullWidth>
        Go back and change it
      </Button>
      <Button fullWidth>Place order</Button>
    </>
  ),
} satisfies Record<string, ComponentProps<typeof Sheet>['actions']>;

const meta = {
  title: 'Components/Layout/Sheet',
  component: Sheet,
  decorators: [onPage],
  args: {
    open: true,
    title: 'Confirm the order',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: childrenChoices.open,
  },
  argTypes: { children: choices(childrenChoices), actions: choices(actionsChoices) },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Sheet {...args} open={open} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Details of an order in a sheet over the page. */
export const OpenOverThePage: Story = {
  tags: ['main'],
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Confirm the order');
  },
};

/** The button of the sheet stays at its bottom, below the content. */
export const WithActions: Story = {
  args: { actions: actionsChoices.withActions },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const { bottom, top } = (
      await within(sheet).findByRole('button', { name: 'Place order' })
    ).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(top).toBeGreaterThan(
      (await within(sheet).findByText('246,900.00 JPY')).getBoundingClientRect().bottom,
    );
  },
};

/** A sheet whose focus stays inside, however often Tab is pressed. */
export const FocusStaysInTheSheet: Story = {
  args: { open: false, children: childrenChoices.trapsFocus, actions: actionsChoices.trapsFocus },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    const sheet = await screen.findByRole('dialog');
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    }
  },
};

/** Escape has closed the sheet and given the focus back to the button that opened it. */
export const ClosedByEscape: Story = {
  args: { open: false, children: childrenChoices.trapsFocus, actions: actionsChoices.trapsFocus },
  play: async ({ canvas, userEvent, args }) => {
    const opener = await canvas.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const fields = Array.from({ length: 14 }, (_, index) => `Field ${index + 1}`);

/** A long form in a sheet, after the keyboard went down and up: nothing has covered the focus. */
export const FocusStaysVisible: Story = {
  args: {
    children: fields.map((label) => <TextField key={label} label={label} />),
    actions: actionsChoices.trapsFocus,
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expectFocusVisible(await sheet.findByRole('button', { name: 'Close' }));
    for (const label of fields) {
      await userEvent.tab();
      await expectFocusVisible(await sheet.findByRole('textbox', { name: label }));
    }
    for (const label of fields.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expectFocusVisible(await sheet.findByRole('textbox', { name: label }));
    }
  },
};

/** The button of the sheet has closed it. */
export const ClosedByButton: Story = {
  play: async ({ userEvent, args }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

/** A long text scrolls between title and buttons; the sheet leaves a part of the page in sight. */
export const LongText: Story = {
  args: {
    title:
      'Confirm that the position is closed at the market price, whatever that will be when it is reached',
    children: childrenChoices.longText,
    actions: actionsChoices.longText,
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
    await expect(await within(sheet).findByRole('button', { name: 'Place order' })).toBeVisible();
  },
};

/** Wrong: the only button loses something, and no button keeps it. */
export const DontConfirmALoss: Story = {
  args: {
    title: 'Remove this bank account?',
    children: childrenChoices.removal,
    actions: actionsChoices.removal,
  },
};
