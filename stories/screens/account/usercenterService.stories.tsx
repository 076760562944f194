import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { automaticReply, supportRules } from '../../../mocks/exchange/support/rules';
import { fault, faultOnce } from '../../../mocks/faults';
import { supportInfo } from '../../../src/api/contract/support';
import type { Translate } from '../../../src/i18n/text';
import { UserCenter } from '../../../src/screens/account/UserCenter';
import type { Context } from '../../support/context';
import { type Preparation, storyExchange } from '../../support/exchange';
import { expectInSight } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { leaveFocus, pressWhenReady } from '../../support/presses';
import { showInPicture } from '../../support/showInPicture';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { openCenterSheet } from './openCenterSheet';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  parameters: { app: { path: '/user/usercenter', scenario: 'demo' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

async function write(context: Context, text: string) {
  const t = storyText(context);
  const sheet = await openCenterSheet(context, 'service');
  const field = await sheet.findByRole('textbox', { name: t('support:message') });
  await context.userEvent.click(field);
  await context.userEvent.paste(text);
  return { sheet, field, send: await sheet.findByRole('button', { name: t('support:send') }) };
}

/** A server with human replies. The simulated exchange replies automatically. */
const humanReplies: Preparation = (context) =>
  changeResponse(context, supportInfo, (info) => ({ ...info, automatic: false }));

const hoursOf = (sheet: Awaited<ReturnType<typeof openCenterSheet>>, t: Translate) =>
  sheet.queryByText(t('support:hoursValue', { from: '09:00', until: '17:00' }));

/**
 * The sheet of customer service in the demonstration: a note says that replies are automatic, and no message
 * has been written yet.
 */
export const ServiceSaysRepliesAreAutomatic: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openCenterSheet(context, 'service');
    await expect(await sheet.findByText(t('support:automatic'))).toBeVisible();
    await expect(sheet.queryByText(t('support:open', { time: '17:00' }))).toBeNull();
    await expect(hoursOf(sheet, t)).toBeNull();
    await expect(await sheet.findByRole('link', { name: supportRules.email })).toHaveAttribute(
      'href',
      `mailto:${supportRules.email}`,
    );
    await expect(await sheet.findByText(t('support:noMessages'))).toBeVisible();
    await expect(await sheet.findByRole('button', { name: t('support:send') })).toHaveAccessibleDescription(
      t('support:empty'),
    );
  },
};

/** The sheet of customer service within its hours: until when people reply. */
export const ServiceWithinTheHours: Story = {
  beforeEach: humanReplies,
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openCenterSheet(context, 'service');
    await expect(await sheet.findByText(t('support:open', { time: '17:00' }))).toBeVisible();
    await expect(hoursOf(sheet, t)).toBeVisible();
    await expect(sheet.queryByText(t('support:automatic'))).toBeNull();
  },
};

/** The sheet of customer service at night: when people reply again, and that a message can be left. */
export const ServiceClosedAtNight: Story = {
  parameters: { app: { scenario: 'marketClosed' } },
  beforeEach: humanReplies,
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'service');
    const closed = storyText(context)('support:closed', { time: '§' }).split('§')[0] ?? '';
    await expect(await sheet.findByText(new RegExp(closed))).toBeVisible();
  },
};

/** A message was sent to customer service: it is in the sheet, followed by the automatic reply. */
export const ServiceMessageSent: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const { sheet, field, send } = await write(context, 'How do I change my phone number?');
    send.click();
    send.click();
    await expect(await sheet.findByText('How do I change my phone number?', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    const { store, session } = storyExchange(context);
    const sent = await store.transact(({ world }) => world.support.messages[session?.account ?? '']);
    await expect(sent).toMatchObject([{ screen: '/user/usercenter', orderNumber: null }]);
    await expect(await sheet.findByText(t('support:automatic'))).toBeVisible();
    await passTime(context, 2);
    const replies = Object.values(automaticReply);
    await expect(await sheet.findByText((text) => replies.includes(text))).toBeVisible();
    await expect(await sheet.findByText(`${t('support:from.service')} · 2026/11/20 10:16`)).toBeVisible();
  },
};

/** The sheet was closed and opened again: the message that was being written is still there. */
export const ServiceDraftKept: Story = {
  play: async (context) => {
    const { sheet } = await write(context, 'About my deposit');
    await context.userEvent.click(
      await sheet.findByRole('button', { name: storyText(context)('common:close') }),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const again = await openCenterSheet(context, 'service');
    await expect(await again.findByRole('textbox')).toHaveValue('About my deposit');
  },
};

/** The message is longer than allowed: the button names the limit. */
export const ServiceTooLong: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    const { sheet, field } = await write(context, 'あ'.repeat(supportRules.maxCharacters + 1));
    // The server sets the maximum length.
    const reason = t('support:tooLong', { limit: '1,000' });
    const send = await sheet.findByRole('button', { name: t('support:send') });
    await waitFor(() => expect(send).toHaveAccessibleDescription(reason));
    await expect(field).toBeInvalid();
    leaveFocus();
    const [said] = (await sheet.findAllByText(reason)).toReversed();
    if (!said) throw new Error('the button has no reason');
    showInPicture(said);
    await expectInSight(said);
  },
};

/** Too many messages were sent within minutes: an alert refuses another one, and its text stays. */
export const ServiceTooOften: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    const { sheet, field, send } = await write(context, 'first');
    for (let time = 0; time < 5; time += 1) {
      await pressWhenReady(send);
      await waitFor(() => expect(field).toHaveValue(''));
      await context.userEvent.click(field);
      await context.userEvent.paste('again');
    }
    await pressWhenReady(send);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('errors:submittedTooFrequently'));
    await expect(field).toHaveValue('again');
  },
};

/** The server could not pass the message on: an alert refuses it, and its text stays. */
export const MessageNotSent: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/support/Send', 'sendFailed')] } },
  play: async (context) => {
    const { sheet, field, send } = await write(context, 'Hello');
    await pressWhenReady(send);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(storyText(context)('errors:sendFailed'));
    await expect(field).toHaveValue('Hello');
  },
};

/** The server reports an error when a message is sent: an alert says so, and its text stays. */
export const MessageFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/support/Send')] } },
  play: async (context) => {
    const { sheet, field, send } = await write(context, 'Hello');
    await pressWhenReady(send);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.server'),
    );
    await expect(field).toHaveValue('Hello');
  },
};

async function sendUnanswered(context: Context) {
  const written = await write(context, 'Hello');
  await pressWhenReady(written.send);
  const { sheet } = written;
  const malformed = storyText(context)('common:failure.malformed');
  await expect(await sheet.findByRole('alert')).toHaveTextContent(malformed);
  await expect(await sheet.findAllByText('Hello', { selector: 'p' })).toHaveLength(1);
  return written;
}

/** The answer to a message couldn't be read: an alert says so, though the message is in the list. */
export const MalformedAnswerToMessage: Story = {
  tags: ['error'],
  parameters: { app: { faults: [faultOnce('malformed', '/support/Send')] } },
  play: async (context) => {
    await sendUnanswered(context);
  },
};

/** A message whose answer was lost was sent again: it is in the list once. */
export const MessageSentAgain: Story = {
  tags: ['sent'],
  parameters: { app: { faults: [faultOnce('malformed', '/support/Send')] } },
  play: async (context) => {
    const { sheet, field, send } = await sendUnanswered(context);
    await pressWhenReady(send);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(await sheet.findAllByText('Hello', { selector: 'p' })).toHaveLength(1);
    const { store, session } = storyExchange(context);
    const sent = await store.transact(({ world }) => world.support.messages[session?.account ?? '']);
    await expect(sent).toHaveLength(1);
  },
};
