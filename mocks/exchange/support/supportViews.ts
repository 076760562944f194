import type { RawResponseOf } from '../../../src/api/contract/call';
import type { supportInfo, supportMessages, supportSend } from '../../../src/api/contract/support';
import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import type { Localized } from '../localized';
import { pageOf } from '../page';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import type { SupportRecord } from './records';
import { automaticReply, supportRules } from './rules';
import { messagesOf } from './send';

type MessageView = RawResponseOf<typeof supportSend>;

/** Hours and address of customer service, as sent to members. */
export function supportInfoAt({ now, market }: Exchange): RawResponseOf<typeof supportInfo> {
  const { open, changesAt } = timeWindowAt(supportRules.hours, now, market.holidays);
  return { ...supportRules, open, changesAt: timestamp(changesAt) };
}

/** A page of a member's messages and answers, newest first. */
export function messagePage(
  exchange: Exchange,
  member: Member,
  { language, page }: { language: keyof Localized; page: number },
): RawResponseOf<typeof supportMessages> {
  const all = messagesOf(exchange, member)
    .flatMap((record) => [
      { at: record.sentAt, view: messageView(record) },
      { at: answeredAt(record), view: answerTo(record, language) },
    ])
    .filter(({ at }) => at <= exchange.now)
    .sort((one, other) => one.at - other.at)
    .toReversed();
  return pageOf(all, page, ({ view }) => view);
}

/** A message as sent to its member. */
export const messageView = ({ id, message, screen, orderNumber, sentAt }: SupportRecord): MessageView => ({
  id,
  screen,
  orderNumber,
  from: 'member',
  text: message,
  sentAt: timestamp(sentAt),
});

const answeredAt = ({ sentAt }: SupportRecord): number => sentAt + supportRules.averageAnswerMinutes * 60_000;

/** Answers are not stored: each is computed from its message. */
const answerTo = (record: SupportRecord, language: keyof Localized): MessageView => ({
  id: `${record.id}-answer`,
  from: 'service',
  text: automaticReply[language],
  sentAt: timestamp(answeredAt(record)),
});
