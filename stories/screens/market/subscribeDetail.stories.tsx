import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { applyForIpo } from '../../../mocks/exchange/ipo/apply';
import { SubscribeDetail } from '../../../src/screens/market/SubscribeDetail';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { withExchange } from '../../support/exchange';
import { expectClosing } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { applyForm as form, applyStories as standard, typeLots } from './ipoSteps';

const at = (id: string) => `/market/subscribeDetail?id=${id}` as const;
/** Takes applications, for 1 to 10 lots at 72 yen; the second one for 2 to 30 lots. */
const open = at('I883');
const openForTwo = at('I884');
const waiting = at('I885');

const meta = {
  title: 'Screens/market/subscribeDetail',
  component: SubscribeDetail,
  parameters: { app: { path: open, scenario: 'demo' } },
} satisfies Meta<typeof SubscribeDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const applications = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.ipo.records).filter((record) => record.account === account),
  );

/** The offer, every date, and the maximum liability, before any input. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect((await canvas.findAllByText(t('ipo:mostOwed')))[0]).toBeVisible();
    await expect(
      await within(await canvas.findByRole('list', { name: t('ipo:detail.schedule') })).findAllByRole(
        'listitem',
      ),
    ).toHaveLength(5);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
  },
};

/** At the issue price. */
const closing = { fees: '360.00', breakEven: '73' };

/** The maximum cost of the typed lots without a purchase fee, the remaining balance, and what selling costs. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas } = context;
    await typeLots(context, '2');
    await expect(await canvas.findByText('144,000.00')).toBeVisible();
    await expect(await canvas.findByText('9,856,000.00')).toBeVisible();
    await expectClosing(context, context.canvasElement, closing);
    const most = storyText(context)('trade:worst.long', { amount: '¥144,000.00' });
    await expect(await canvas.findByText(most)).toBeVisible();
    await form.expectReady(context);
  },
};

/** The confirmation: the frozen amount is the largest figure, with the payment deadline. */
export const Confirm: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const dialog = await form.review(context);
    const sheet = within(dialog);
    await expect(await sheet.findByText('144,000.00')).toBeVisible();
    await expectClosing(context, dialog, closing);
    await expect(await sheet.findByText(t('ipo:apply.payNote'))).toBeVisible();
    await expect(await sheet.findByText(t('ipo:apply.frozenNote'))).toBeInTheDocument();
    await expect(
      await sheet.findByText(t('trade:worst.long', { amount: '¥144,000.00' })),
    ).toBeInTheDocument();
  },
};

/** The frozen amount and its end, and a link to the member's applications. */
export const Sent: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await expect(await context.canvas.findByText(t('ipo:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:records.title') })).toBeVisible();
    await expect(await applications(context)).toMatchObject([{ issueId: 'I883', lots: 2 }]);
  },
};

/** The draw takes place while the result is shown: the screen shows its outcome. */
export const DrawnWhileOpen: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await canvas.findByText(t('ipo:apply.done'));
    // To Wednesday at 10:15.
    await passTime(context, 5 * 24 * 60);
    await expect(await canvas.findByText(t('ipo:result.won'))).toBeVisible();
    await expect(canvas.queryByText(t('ipo:apply.done'))).toBeNull();
  },
};

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

/** Lots must be whole numbers within the limits of the issue. */
export const WrongLots: Story = {
  parameters: { app: { path: openForTwo } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, '31');
    await form.expectBlocked(context, t('reasons:lotsAboveMaximum.order', { amount: '30' }));
    await typeLots(context, '2.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
  },
};

/** As many as the balance covers, and no more. */
export const BalanceShort: Story = {
  parameters: { app: { path: open, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:balanceShort.missing', { amount: '¥21,999.75' }),
    );
    await form.expectDeposit(context);
  },
};

/** Announced: the opening is shown, and nothing can be sent. */
export const NotOpenYet: Story = {
  parameters: { app: { path: waiting } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:notYetOpen.ipo', { time: '11/24 09:00' }));
  },
};

/** Over, without an application. */
export const EndedWithoutApplication: Story = {
  parameters: { app: { path: at('I880') } },
  play: async (context) => {
    await form.expectBlocked(context, storyText(context)('reasons:over.ipo'));
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Outside the hours of the channel. */
export const ChannelClosed: Story = {
  parameters: { app: { path: open, scenario: 'marketClosed' } },
  play: async (context) => {
    const reason = storyText(context)('reasons:outsideHours.ipo', { time: '11/24 08:00' });
    await form.expectBlocked(context, reason);
  },
};

export const Banned: Story = standard.banned;

export const Frozen: Story = standard.frozen;

export const MustRead: Story = standard.mustRead;

/** The form stays open past the hours: the server refuses, and the form is blocked from then on. */
export const ClosedWhileOpen: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectReady(context);
    await passTime(context, 9 * 60);
    await form.expectBlocked(context, t('reasons:outsideHours.ipo', { time: '11/24 08:00' }));
  },
};

/** Another device applied meanwhile: only one application per stock (specification 5). */
export const AppliedMeanwhile: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await withExchange(context, (exchange, member) =>
      applyForIpo(exchange, member, { id: 'I883', lots: '3' }),
    );
    await form.send(context);
    await form.expectRefused(context, storyText(context)('errors:subscribeOnce'));
    await expect(await applications(context)).toMatchObject([{ lots: 3 }]);
  },
};

export const ResultUnknown: Story = standard.resultUnknown;

/** The issue does not exist: a link leads to the others. */
export const NotFound: Story = {
  parameters: { app: { path: at('I0') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('ipo:detail.missing'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('ipo:records.browse') })).toHaveAttribute(
      'href',
      '#/market/subscribe',
    );
  },
};

export const Loading: Story = loadingStory({ path: open });

export const Fails: Story = failsStory('/ipo/Detail', { path: open });

export const Offline: Story = offlineStory({ path: open });
