import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { rejections } from '../../../mocks/exchange/transfers/rejections';
import { rejectDeposit, requestDeposit } from '../../../mocks/exchange/transfers/seed';
import { RechargeChannel } from '../../../src/screens/deposits/RechargeChannel';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceMessage } from '../../support/service';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';

const path = '/user/rechargeChannel';
const records = `${path}?view=records`;

const meta = {
  title: 'Screens/user/rechargeChannel',
  component: RechargeChannel,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof RechargeChannel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a deposit that exists by then. */
const following = (make: Parameters<typeof withExchange<{ id: string }>>[1]) => async (context: Context) => {
  const { id } = await withExchange(context, make);
  window.location.hash = `#${path}?id=${id}`;
  return id;
};

/** All deposits, newest first, each with its status. */
export const RecordsNewestFirst: Story = {
  parameters: { app: { path: records, scenario: 'verified' } },
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('deposits:records.title') });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('link')
          .map((row) => row.textContent),
      ).toEqual([
        expect.stringContaining(t('transfers:status.passed')),
        expect.stringContaining(t('transfers:status.rejected')),
        expect.stringContaining(t('transfers:status.success')),
      ]),
    );
    await expectFits(context.canvasElement);
  },
};

/** A deposit that is under review, in the list. */
export const RecordPending: Story = {
  parameters: { app: { path: records, scenario: 'underReview' } },
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('deposits:records.title') });
    await expect(await within(list).findByText(t('transfers:status.pendingReview'))).toBeVisible();
  },
};

/** The deposits of a member with years of activity. */
export const RecordsPageByPage: Story = {
  parameters: { app: { path: records, scenario: 'whale' } },
  play: async (context) => {
    const list = await context.canvas.findByRole('list', {
      name: storyText(context)('deposits:records.title'),
    });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(5));
  },
};

/** The member has made no deposit yet: the screen says so, with a link to the methods. */
export const NoRecords: Story = {
  tags: ['empty'],
  parameters: { app: { path: records, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('deposits:records.empty'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('deposits:channels') })).toBeVisible();
  },
};

/** A deposit went from its review to the balance while it was on the screen: it is completed. */
export const FollowedToTheBalance: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await following(requestDeposit)(context);
    await expect(await canvas.findByText(t('transfers:due', { time: '11/20 10:18' }))).toBeVisible();
    await passTime(context, 3);
    await expect(await canvas.findByText(t('transfers:status.passed'))).toBeVisible();
    await passTime(context, 1);
    await expect(await canvas.findByText(t('transfers:status.success'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('deposits:again') })).toBeNull();
    await expectFits(context.canvasElement);
  },
};

/** A rejected deposit: the reason, what to do, and a link to send it again in the same way. */
export const Rejected: Story = {
  tags: ['refused', 'each-language'],
  play: async (context) => {
    const { canvas, globals } = context;
    const t = storyText(context);
    await following(rejectDeposit)(context);
    const { reason, remedy } = rejections.depositUnclear;
    await expect(await canvas.findByText(reason[globals.locale as 'jp'])).toBeVisible();
    await expect(await canvas.findByText(remedy[globals.locale as 'jp'])).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('deposits:again') })).toHaveAttribute(
      'href',
      '#/user/recharge?channel=asagiri',
    );
  },
};

/** A message about a deposit was sent to customer service: the sheet shows it, with the order number. */
export const ServiceAboutTheDeposit: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { id, orderNumber } = await withExchange(context, (exchange, member) =>
      requestDeposit(exchange, member),
    );
    window.location.hash = `#${path}?id=${id}`;
    await context.canvas.findByText(orderNumber);
    await expectServiceMessage(context, orderNumber);
  },
};

/** The address names a deposit of another member, or none: the screen says so, with a link to the list. */
export const RecordNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?id=T0`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('deposits:record.missing'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('deposits:records.title') }),
    ).toBeVisible();
  },
};

/** The link of a missing deposit was followed: the list says that there are none yet. */
export const FromMissingToAllRecords: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?id=T0`, scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    const link = await context.canvas.findByRole('link', { name: t('deposits:records.title') });
    await context.userEvent.click(link);
    await expect(await context.canvas.findByText(t('deposits:records.empty'))).toBeVisible();
  },
};

/** The deposits are being loaded: a skeleton stands for them. */
export const RecordsLoading: Story = { ...loadingStory({ path: records }), tags: ['loading'] };

/** The server can't list the deposits: the failure is shown with a button to try again. */
export const RecordsFail: Story = { ...failsStory('/deposit/Records', { path: records }), tags: ['error'] };

/** There is no connection when the deposits open: the screen says so, with a button to try again. */
export const RecordsOffline: Story = { ...offlineStory({ path: records }), tags: ['offline'] };
