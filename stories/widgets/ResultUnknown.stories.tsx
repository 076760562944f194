import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const WithReference: Story = {
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

/** The request is not an order: the link leads to its records, not to the positions. */
export const LinkToTheRecords: Story = {
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

/** A cancellation: what was to be cancelled may still be active. */
export const ResultOfCancelling: Story = {
  args: { cancels: true },
  play: async (context) =>
    expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('trade:unknown.cancelling'),
    ),
};

/** The cancellation of an application. */
export const OfCancellingInRecords: Story = {
  args: { checks: 'records', cancels: true },
  play: async (context) =>
    expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('trade:unknown.records.cancelling'),
    ),
};

export const WithoutReference: Story = {
  args: { reference: '' },
  play: async (context) => {
    const label = storyText(context)('common:reference', { reference: '' }).trim();
    await expect(await context.canvas.findByRole('status')).not.toHaveTextContent(label);
  },
};

export const LongText: Story = {
  args: { reference: 'TIMEOUT-20261120-101500-P000000000000000000000000001-A2B4C6D8' },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
