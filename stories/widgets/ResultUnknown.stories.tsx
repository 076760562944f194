import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Stack } from '../../src/components/Stack/Stack';
import { ResultUnknown } from '../../src/widgets/ResultUnknown/ResultUnknown';
import { onPage } from '../components/onPage';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Feedback/ResultUnknown',
  component: ResultUnknown,
  decorators: [onPage],
  args: { checkHref: '#/position/position', reference: 'TIMEOUT' },
} satisfies Meta<typeof ResultUnknown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No answer to an order: it may have been placed, and a link leads to the positions to check. */
export const WithReference: Story = {
  tags: ['main', 'unknown'],
  play: async (context) => {
    const { args, canvas } = context;
    const t = storyText(context);
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent(t('trade:unknown.title'));
    await expect(notice).toHaveTextContent(t('trade:unknown.body'));
    await expect(notice).toHaveTextContent(t('common:reference', { reference: 'TIMEOUT' }));
    const check = await canvas.findByRole('link', { name: t('trade:unknown.check') });
    await expect(check).toHaveAttribute('href', args.checkHref);
    // The order is not offered again.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** No answer to a request that is no order: the link leads to its records. */
export const LinkToTheRecords: Story = {
  tags: ['unknown'],
  args: { checks: 'records' },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      t('trade:unknown.records.body'),
    );
    await expect(
      await context.canvas.findByRole('link', { name: t('trade:unknown.records.check') }),
    ).toBeVisible();
  },
};

/** No answer to a cancellation: what was to be cancelled may still be active. */
export const ResultOfCancelling: Story = {
  tags: ['unknown'],
  args: { cancels: true },
  play: async (context) =>
    expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('trade:unknown.cancelling'),
    ),
};

/** No answer to the cancellation of an application: the link leads to its records. */
export const OfCancellingInRecords: Story = {
  tags: ['unknown'],
  args: { checks: 'records', cancels: true },
  play: async (context) =>
    expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('trade:unknown.records.cancelling'),
    ),
};

/** No answer, and no reference to pass on. */
export const WithoutReference: Story = {
  tags: ['unknown'],
  args: { reference: '' },
  play: async (context) => {
    const label = storyText(context)('common:reference', { reference: '' }).trim();
    await expect(await context.canvas.findByRole('status')).not.toHaveTextContent(label);
  },
};

/** A long reference wraps within the message. */
export const LongText: Story = {
  tags: ['unknown'],
  args: { reference: 'TIMEOUT-20261120-101500-P000000000000000000000000001-A2B4C6D8' },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

const sent = { what: 'Order', time: '10:02:11' };

/** An order was just sent and its answer may still arrive: the member is asked to wait. */
export const Waiting: Story = {
  args: { sent, waiting: true },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('requests:waiting.title', sent),
    );
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
};

let finish = () => {};

/** The server is asked again for the result: the button shows progress, and a second press does nothing. */
export const CheckInProgress: Story = {
  tags: ['unknown'],
  args: {
    sent,
    onCheck: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('requests:sent', sent));
    const button = await canvas.findByRole('button', { name: t('requests:check') });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};

/** The server was asked again and does not know the result either: the button can be pressed again. */
export const StillUnknown: Story = {
  tags: ['unknown'],
  args: CheckInProgress.args,
  play: async (context) => {
    await CheckInProgress.play?.(context);
    const { args, canvas } = context;
    finish();
    const button = await canvas.findByRole('button', { name: storyText(context)('requests:check') });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};

/** Wrong: the order can be placed once more, although it may have been carried out. */
export const DontOfferTheFormAgain: Story = {
  render: (args) => (
    <Stack>
      <ResultUnknown {...args} />
      <Button fullWidth>Place the order</Button>
    </Stack>
  ),
};
