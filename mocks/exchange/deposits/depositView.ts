import type { RawResponseOf } from '../../../src/api/contract/call';
import type { depositChannels as channelsCall, depositRecord } from '../../../src/api/contract/deposits';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { hoursView } from '../transfers/hoursView';
import type { DepositRecord } from '../transfers/records';
import { rejections } from '../transfers/rejections';
import { depositDelay, depositHours } from '../transfers/rules';
import { stagesOf } from '../transfers/stages';
import type { Member } from '../world';
import { type DepositChannelRecord, depositChannels, findChannel } from './channels';

type Channels = RawResponseOf<typeof channelsCall>;

/** The deposit channels as sent to a member. */
export function channelsView(exchange: Exchange, member: Member): Channels {
  return {
    hours: hoursView(exchange, depositHours),
    reviewMinutes: depositDelay.review,
    bookingMinutes: depositDelay.finish,
    channels: depositChannels.map((channel) => channelView(exchange, member, channel)),
  };
}

/** A deposit as sent to its member. */
export function depositView(deposit: DepositRecord): RawResponseOf<typeof depositRecord> {
  const { id, orderNumber, amount, status, submittedAt, rejection, channelId, proof } = deposit;
  const name = findChannel(channelId)?.name;
  if (!name) throw new Error(`no channel ${channelId}`);
  return {
    id,
    orderNumber,
    amount,
    status,
    channelId,
    proof,
    submittedAt: timestamp(submittedAt),
    stages: stagesOf(deposit, depositDelay),
    rejection: rejection && rejections[rejection],
    channelName: name,
  };
}

function channelView(
  exchange: Exchange,
  { account }: Member,
  { hours, password, payee, ...shown }: DepositChannelRecord,
): Channels['channels'][number] {
  return {
    ...shown,
    hours: hoursView(exchange, hours),
    needsPassword: password !== null,
    payee: payee && { ...payee, reference: account },
  };
}
