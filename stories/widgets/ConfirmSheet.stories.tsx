import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../src/components/Banner/Banner';
import { Button } from '../../src/components/Button/Button';
import { Page } from '../../src/components/Page/Page';
import { ConfirmSheet } from '../../src/widgets/ConfirmSheet/ConfirmSheet';
import { longName } from '../fixtures/longName';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { pressWhenReady, tapRepeatedly, waitOutPressGuard } from '../support/presses';
import { factOf } from '../support/queries';
import { storyText } from '../support/storyText';

const figureChoices = {
  default: { label: '拘束金', value: '1,280,000.00', unit: 'JPY' },
  longTexts: { label: longName.en, value: '123,456,789,012.00', unit: 'JPY' },
} satisfies Record<string, ComponentProps<typeof ConfirmSheet>['figure']>;

const worstChoices = {
  none: undefined,
  withWorstCase: <Banner tone="warning">損失が元本を上回ることがあります。</Banner>,
} satisfies Record<string, ComponentProps<typeof ConfirmSheet>['worst']>;

const factsChoices = {
  default: [
    { label: '銘柄', value: '虹乃原車輌 1004' },
    { label: '単元', value: '1 (1,000)' },
    { label: '手数料', value: '0.00' },
  ],
  longTexts: [{ label: longName.en, value: longName.en, note: longName.en }],
} satisfies Record<string, ComponentProps<typeof ConfirmSheet>['facts']>;

const meta = {
  title: 'Widgets/Feedback/ConfirmSheet',
  component: ConfirmSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'IPO 申込',
    figure: figureChoices.default,
    facts: factsChoices.default,
    submitLabel: '申し込む',
    busy: false,
    onConfirm: fn(),
  },
  argTypes: { figure: choices(figureChoices), worst: choices(worstChoices), facts: choices(factsChoices) },
  render: (args) => (
    <Page>
      <ConfirmSheet {...args} />
    </Page>
  ),
} satisfies Meta<typeof ConfirmSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = (title: string) => screen.findByRole('dialog', { name: title });

/** All figures again before an application is sent, the outgoing amount largest. */
export const Default: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, userEvent } = context;
    const sheet = await sheetOf(args.title);
    await expect(await within(sheet).findByText('1,280,000.00')).toBeVisible();
    await expect(factOf(sheet, '手数料')).toHaveTextContent('0.00');
    await pressWhenReady(await within(sheet).findByRole('button', { name: args.submitLabel }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(
      await within(sheet).findByRole('button', { name: storyText(context)('common:close') }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Confirmed by keyboard: the focus stays inside the sheet, Enter sends and Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await sheetOf(args.title);
    const submit = await within(sheet).findByRole('button', { name: args.submitLabel });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    for (let stops = 0; stops < 3 && document.activeElement !== submit; stops += 1) await userEvent.tab();
    await expect(submit).toHaveFocus();
    await waitOutPressGuard();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The sheet behind a button at its own place, whose code has loaded. */
function BehindAButton(args: ComponentProps<typeof ConfirmSheet>) {
  const [open, setOpen] = useState(false);
  const review = (
    <Button fullWidth onClick={() => setOpen(true)}>
      確認する
    </Button>
  );
  return (
    <Page actions={review}>
      <ConfirmSheet {...args} open={open} onOpenChange={setOpen} />
    </Page>
  );
}

async function openOnce(title: string): Promise<HTMLElement> {
  const review = await screen.findByRole('button', { name: '確認する' });
  await pressWhenReady(review);
  const sheet = await sheetOf(title);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  await waitOutPressGuard();
  return review;
}

/** It opened under a finger that tapped eight times: it is still open, and nothing was confirmed. */
export const QuickTapsIgnored: Story = {
  render: BehindAButton,
  play: async ({ args }) => {
    await tapRepeatedly(await openOnce(args.title));
    const sheet = await sheetOf(args.title);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await pressWhenReady(await within(sheet).findByRole('button', { name: args.submitLabel }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A warning of the worst case is above the facts, visible without scrolling. */
export const WithWorstCase: Story = {
  args: { worst: worstChoices.withWorstCase },
  play: async ({ args }) => {
    const sheet = await sheetOf(args.title);
    const worst = await within(sheet).findByText('損失が元本を上回ることがあります。');
    await expect(worst).toBeVisible();
    const order = worst.compareDocumentPosition(factOf(sheet, '手数料'));
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The facts are folded: the sum of the costs and the worst case stay visible. */
export const FactsFolded: Story = {
  args: { worst: worstChoices.withWorstCase, fold: { label: '注文条件と費用', value: '費用 ¥3,927.00' } },
  play: async ({ args }) => {
    const sheet = await sheetOf(args.title);
    await expect(await within(sheet).findByText('損失が元本を上回ることがあります。')).toBeVisible();
    await expect(await within(sheet).findByText('費用 ¥3,927.00')).toBeVisible();
    await expect(factOf(sheet, '手数料')).not.toBeVisible();
  },
};

/** The application is being sent: a second press of the button does nothing. */
export const BusyWhileSending: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    const submit = await within(await sheetOf(args.title)).findByRole('button', { name: args.submitLabel });
    await waitOutPressGuard();
    await userEvent.click(submit);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The application period has ended while the sheet was open: the button is blocked and says so. */
export const BlockedWhileOpen: Story = {
  tags: ['blocked'],
  args: { blockedReason: '受付は 15:00 に終了しました。' },
  play: async ({ args, userEvent }) => {
    const submit = await within(await sheetOf(args.title)).findByRole('button', { name: args.submitLabel });
    await expect(submit).toHaveAccessibleDescription(args.blockedReason);
    await userEvent.click(submit);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A long title, long facts and a long button stay within the sheet. */
export const LongText: Story = {
  args: {
    title: longName.en,
    figure: figureChoices.longTexts,
    facts: factsChoices.longTexts,
    submitLabel: longName.en,
  },
  play: async ({ args }) => expectFits(await sheetOf(args.title)),
};

/** Wrong: the fee is not among the facts. */
export const DontLeaveOutTheFee: Story = { args: { facts: factsChoices.default.slice(0, 2) } };
