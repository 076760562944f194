import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { faultOnce } from '../../../mocks/faults';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import type { Context } from '../../support/context';
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

/** The market is closed: the button to close the position says when the next session opens. */
export const MarketClosed: Story = {
  tags: ['blocked'],
  parameters: at(ids.sellable, [], 'holiday'),
  play: async (context) => {
    await expectCloseBlocked(context, storyText(context)('reasons:sessionClosed', { time: '11/24 09:00' }));
  },
};

/** The account is frozen: the buttons to close the position and to add margin say so. */
export const Frozen: Story = {
  tags: ['blocked'],
  parameters: at(ids.sellable, [], 'frozen'),
  play: async (context) => {
    const t = storyText(context);
    await expectCloseBlocked(context, t('reasons:accountFrozen'));
    const margin = await context.canvas.findByRole('button', { name: t('trade:detail.addMargin') });
    await expect(margin).toHaveAccessibleDescription(t('reasons:accountFrozen'));
  },
};

/** The account is frozen: the button to cancel a waiting order says so. */
export const FrozenCannotCancelOrder: Story = {
  tags: ['blocked'],
  parameters: at(ids.pending, [], 'frozen'),
  play: async (context) => {
    const t = storyText(context);
    const cancel = await context.canvas.findByRole('button', { name: t('trade:detail.cancel') });
    await waitFor(() => expect(cancel).toHaveAccessibleDescription(t('reasons:accountFrozen')));
  },
};

/** The member may not open positions, but can close this one: the button is on. */
export const TradeBanned: Story = {
  parameters: at(ids.sellable, [], 'tradeBanned'),
  play: async (context) => {
    const close = await context.canvas.findByRole('button', {
      name: storyText(context)('trade:detail.close'),
    });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};

/**
 * The member's restrictions couldn't be read: the button to close says so, and an alert offers to try again.
 */
export const PermissionsUnknown: Story = {
  tags: ['error'],
  parameters: at(ids.sellable, [faultOnce('malformed', '/user/Account')]),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expectCloseBlocked(context, t('common:failure.failed'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.malformed'));
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** The member's restrictions were read at the second attempt: the position can be closed. */
export const PermissionsKnownAfterARetry: Story = {
  parameters: at(ids.sellable, [faultOnce('malformed', '/user/Account')]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expectCloseBlocked(context, t('common:failure.failed'));
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const close = await canvas.findByRole('button', { name: t('trade:detail.close') });
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};

const connection = createConnection();

const losesConnection = ({ msw }: Pick<Context, 'msw'>) => {
  msw.use(connection.handler);
  return connection.restore;
};

/** Loses the connection. Resolves with the button that closes the position. */
async function loseConnection(context: Context): Promise<HTMLElement> {
  const t = storyText(context);
  const close = await context.canvas.findByRole('button', { name: t('trade:detail.close') });
  const addMargin = await context.canvas.findByRole('button', { name: t('trade:detail.addMargin') });
  await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  connection.lose();
  await expectCloseBlocked(context, t('common:failure.notSent'));
  await expect(addMargin).toHaveAccessibleDescription(t('common:failure.notSent'));
  return close;
}

/**
 * The connection was lost: the buttons to close the position and to add margin say that nothing can be sent.
 */
export const ConnectionLost: Story = {
  tags: ['offline'],
  parameters: at(ids.sellable),
  beforeEach: losesConnection,
  play: async (context) => {
    await loseConnection(context);
  },
};

/** The connection was lost and is back: the position can be closed. */
export const ConnectionBack: Story = {
  parameters: at(ids.sellable),
  beforeEach: losesConnection,
  play: async (context) => {
    const close = await loseConnection(context);
    connection.restore();
    await waitFor(() => expect(close).not.toHaveAttribute('aria-disabled'));
  },
};
