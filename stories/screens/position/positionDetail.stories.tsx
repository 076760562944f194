import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Fault, fault } from '../../../mocks/faults';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import { pressWhenReady } from '../../pressWhenReady';
import { storyText } from '../../storyText';

/** Positions of the trader, in the order in which they were made. */
const ids = {
  closed: 'P2',
  sellable: 'P4',
  short: 'P5',
  closing: 'P6',
  cancelled: 'P7',
  locked: 'P8',
  pending: 'P9',
};

const at = (id: string, faults: Fault[] = [], scenario: ScenarioName = 'trader') => ({
  app: { path: `/position/positionDetail?id=${id}`, scenario, faults },
});

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  tags: ['!autodocs'],
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The status that the head of the screen shows. */
const status = (text: string) => [text, { selector: 'h2 + *' }] as const;

const inSheet = async () => within(await within(document.body).findByRole('dialog'));

/** Held and no longer locked: it can be closed, and margin be added. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(...status(t('trade:status.holding')))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('trade:detail.close') })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await expect(canvas.getByText(t('trade:detail.orderNumber'))).toBeVisible();
  },
};

export const Short: Story = {
  parameters: at(ids.short),
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByText(storyText({ loaded })('trade:side.short'), { selector: 'dd' }),
    ).toBeVisible();
  },
};

/** Bought less than 15 minutes ago: the button says until when it is locked. */
export const Locked: Story = {
  parameters: at(ids.locked),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const close = await canvas.findByRole('button', { name: t('trade:detail.close') });
    await expect(close).toHaveAccessibleDescription(
      t('reasons:locked', { time: '11/20 10:21', minutes: '15' }),
    );
  },
};

export const Pending: Story = {
  parameters: at(ids.pending),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('button', { name: t('trade:detail.cancel') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('trade:detail.close') })).toBeNull();
  },
};

export const PreparingToClose: Story = {
  parameters: at(ids.closing),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(...status(t('trade:status.preparingToClose')))).toBeVisible();
    await expect(canvas.getByText(t('trade:detail.closeLimitPrice'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('trade:detail.close') })).toBeNull();
  },
};

/** Closed: the realised result after all four fees. */
export const Closed: Story = {
  parameters: at(ids.closed),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('trade:detail.profitRealised'))).toBeVisible();
    await expect(canvas.getByText(t('trade:detail.sellPrice'))).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: at(ids.cancelled),
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByText(storyText({ loaded })('trade:detail.cancelledAt'), { selector: 'dt' }),
    ).toBeVisible();
  },
};

/** What closing would bring, after all fees, before it is done. */
export const CloseSheet: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await openClose(canvas, t('trade:detail.close'));
    const sheet = await inSheet();
    await expect(sheet.getByText(t('trade:close.estimate'))).toBeVisible();
    await waitFor(() => expect(sheet.getByText(t('trade:close.credited'))).toBeVisible());
  },
};

/** Closed at the market. */
export const CloseAtMarket: Story = {
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await openClose(canvas, t('trade:detail.close'));
    await pressWhenReady((await inSheet()).getByRole('button', { name: t('trade:confirm.closeSubmit') }));
    await expect(await canvas.findByText(...status(t('trade:status.closed')))).toBeVisible();
    await expect(canvas.getByText(t('trade:detail.profitRealised'))).toBeVisible();
  },
};

/** Closed with a limit: it waits. */
export const CloseWithLimit: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await openClose(canvas, t('trade:detail.close'));
    const sheet = await inSheet();
    await userEvent.click(sheet.getByRole('radio', { name: t('trade:priceType.limit') }));
    const price = await sheet.findByRole('textbox');
    await userEvent.clear(price);
    await userEvent.type(price, '600');
    await pressWhenReady(sheet.getByRole('button', { name: t('trade:confirm.closeSubmit') }));
    await expect(await canvas.findByText(...status(t('trade:status.preparingToClose')))).toBeVisible();
  },
};

/** Cancelling asks once and says what is released. */
export const CancelOrder: Story = {
  parameters: at(ids.pending),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('trade:confirm.cancelSubmit') }));
    await expect(await canvas.findByText(t('trade:result.cancelledTitle'))).toBeVisible();
    await expect(await canvas.findByText(...status(t('trade:status.cancelled')))).toBeVisible();
  },
};

/** Too late to cancel: the server says so, and the order is shown as it is. */
export const CancelRefused: Story = {
  parameters: at(ids.pending, [fault('refuse', '/trade/Cancel', 'orderNotPending')]),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('trade:detail.cancel') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('trade:confirm.cancelSubmit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:orderNotPending'));
  },
};

/** Margin is a positive whole number of yen. */
export const AddMargin: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('trade:detail.addMargin') }));
    const sheet = await inSheet();
    const amount = sheet.getByRole('textbox');
    await userEvent.type(amount, '1000.5');
    await expect(amount).toHaveAccessibleDescription(
      expect.stringContaining(t('reasons:notPositiveInteger')),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, '１０，０００');
    await pressWhenReady(sheet.getByRole('button', { name: t('trade:margin.submit') }));
    await expect(await canvas.findByText(t('trade:result.marginTitle'))).toBeVisible();
    await expect(await canvas.findByText('10,000.00')).toBeVisible();
  },
};

/** The server refuses the close: its reason stays in the form until the form changes. */
export const CloseRefused: Story = {
  parameters: at(ids.sellable, [fault('refuse', '/trade/Close', 'sellAfterFifteenMinutes')]),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await openClose(canvas, t('trade:detail.close'));
    const sheet = await inSheet();
    await pressWhenReady(sheet.getByRole('button', { name: t('trade:confirm.closeSubmit') }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('errors:sellAfterFifteenMinutes'));
    await userEvent.click(sheet.getByRole('radio', { name: t('trade:priceType.limit') }));
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
  },
};

/** The server refuses more margin: the reason stays beside the amount, and the amount stays typed. */
export const AddMarginRefused: Story = {
  parameters: at(ids.sellable, [fault('refuse', '/trade/AddMargin', 'insufficientBalance')]),
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('trade:detail.addMargin') }));
    const sheet = await inSheet();
    await userEvent.type(sheet.getByRole('textbox'), '1000');
    await pressWhenReady(sheet.getByRole('button', { name: t('trade:margin.submit') }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('errors:insufficientBalance'));
    await expect(sheet.getByRole('textbox')).toHaveValue('1000');
  },
};

/** No answer to a close: the result is unknown, and nothing is sent again. */
export const ResultUnknown: Story = {
  parameters: at(ids.sellable, [fault('offline', '/trade/Close')]),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await openClose(canvas, t('trade:detail.close'));
    await pressWhenReady((await inSheet()).getByRole('button', { name: t('trade:confirm.closeSubmit') }));
    await expect(await canvas.findByText(t('trade:unknown.title'))).toBeVisible();
  },
};

/** The market is closed: nothing can be sold now, and the next session is named. */
export const Blocked: Story = {
  parameters: at(ids.sellable, [], 'holiday'),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    const close = await canvas.findByRole('button', { name: t('trade:detail.close') });
    const reason = t('reasons:sessionClosed', { time: '11/24 09:00' });
    await waitFor(() => expect(close).toHaveAccessibleDescription(reason));
  },
};

/** No such position, or another member's. */
export const Unknown: Story = {
  parameters: at('nothing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: at(ids.sellable, [fault('hang')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

export const Fails: Story = {
  parameters: at(ids.sellable, [fault('emptyBody', '/trade/Position')]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: at(ids.sellable, [fault('offline')]),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openClose(canvas: PlayContext['canvas'], name: string) {
  await pressWhenReady(await canvas.findByRole('button', { name }));
}
