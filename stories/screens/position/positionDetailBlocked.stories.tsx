import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { faultOnce } from '../../../mocks/faults';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import { createConnection } from '../../support/network';
import { storyText } from '../../support/storyText';
import { at, expectCloseBlocked, ids } from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The market is closed: closing is blocked, and the next session is shown. */
export const MarketClosed: Story = {
  parameters: at(ids.sellable, [], 'holiday'),
  play: async (context) => {
    await expectCloseBlocked(context, storyText(context)('reasons:sessionClosed', { time: '11/24 09:00' }));
  },
};

/** A frozen account moves no money: all three actions are blocked. */
export const Frozen: Story = {
  parameters: at(ids.sellable, [], 'frozen'),
  play: async (context) => {
    const t = storyText(context);
    await expectCloseBlocked(context, t('reasons:accountFrozen'));
    const margin = await context.canvas.findByRole('button', { name: t('trade:detail.addMargin') });
    await expect(margin).toHaveAccessibleDescription(t('reasons:accountFrozen'));
  },
};

export const FrozenCannotCancelOrder: Story = {
  parameters: at(ids.pending, [], 'frozen'),
  play: async (context) => {
    const t = storyText(context);
    const cancel = await context.canvas.findByRole('button', { name: t('trade:detail.cancel') });
    await waitFor(() => expect(cancel).toHaveAccessibleDescription(t('reasons:accountFrozen')));
  },
};

/** A trading ban still allows closing. */
export const TradeBanned: Story = {
  parameters: at(ids.sellable, [], 'tradeBanned'),
  play: async (context) => {
    const close = await context.canvas.findByRole('button', {
      name: storyText(context)('trade:detail.close'),
    });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};

/** The account's restrictions are unknown: the button says so, and a tap reloads them. */
export const PermissionsUnknown: Story = {
  parameters: at(ids.sellable, [faultOnce('malformed', '/user/Account')]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expectCloseBlocked(context, t('common:failure.failed'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.malformed'));
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const close = await canvas.findByRole('button', { name: t('trade:detail.close') });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};

const connection = createConnection();

/** Without a connection, closing and adding margin are blocked with a reason, until it returns. */
export const ConnectionLost: Story = {
  parameters: at(ids.sellable),
  beforeEach: ({ msw }) => {
    msw.use(connection.handler);
    return connection.restore;
  },
  play: async (context) => {
    const t = storyText(context);
    const close = await context.canvas.findByRole('button', { name: t('trade:detail.close') });
    const addMargin = await context.canvas.findByRole('button', { name: t('trade:detail.addMargin') });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
    connection.lose();
    await expectCloseBlocked(context, t('common:failure.notSent'));
    await expect(addMargin).toHaveAccessibleDescription(t('common:failure.notSent'));
    connection.restore();
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};
