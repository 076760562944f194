import { type MovingReason, movingReasons } from './movingReasons';
import { type WindowState, windowNow } from './timeWindow';
import {
  type TransferAmountReason,
  type TransferLimits,
  transferAmountReasons,
} from './transferAmountReasons';
import type { DepositChannelKind, Restriction } from './vocabulary';

/** What a deposit is checked against. Amounts in yen, times in epoch ms. */
export interface DepositForm {
  now: number;
  restrictions: readonly Restriction[];
  /** Whether another deposit or withdrawal is pending review. */
  otherOperation: boolean;
  /** The general hours, as the server described them. */
  hours: WindowState | undefined;
  channel: (TransferLimits & DepositChannel) | undefined;
  /** As typed. */
  amount: string;
  /** As typed; unused where the channel asks for none. */
  channelPassword: string;
  proof: 'missing' | 'uploading' | 'complete';
}

interface DepositChannel {
  kind: DepositChannelKind;
  hours: WindowState;
  needsPassword: boolean;
}

/** Why a deposit can't be sent, with what its sentence needs. */
export type DepositReason =
  | MovingReason
  | { kind: 'hoursUnknown' }
  | { kind: 'outsideHours'; opensAt: number | undefined }
  | { kind: 'channelMissing' }
  | { kind: 'onlyCustomerService' }
  | { kind: 'outsideChannelHours'; opensAt: number | undefined }
  | { kind: 'otherOperation' }
  | TransferAmountReason
  | { kind: 'channelPasswordMissing' }
  | { kind: 'proofMissing' }
  | { kind: 'proofUploading' };

/**
 * Everything that keeps a deposit from being sent (specification 5 and 9, decision 13), the weightiest first. Empty
 * when it may be sent; the server's verdict still wins.
 */
export function depositReasons(form: DepositForm): DepositReason[] {
  const { channel, hours, now } = form;
  const account = movingReasons(form.restrictions);
  const general = closed(hours, now);
  if (!channel) return [...account, ...general, { kind: 'channelMissing' }];
  if (channel.kind === 'customerService') return [...account, { kind: 'onlyCustomerService' }];
  return [
    ...account,
    ...laterOf(general, channelClosed(channel.hours, now)),
    ...(form.otherOperation ? [{ kind: 'otherOperation' } as const] : []),
    ...transferAmountReasons(form.amount, channel),
    ...(channel.needsPassword && form.channelPassword.trim() === ''
      ? [{ kind: 'channelPasswordMissing' } as const]
      : []),
    ...proofReasons(form.proof),
  ];
}

function closed(hours: WindowState | undefined, now: number): DepositReason[] {
  if (!hours) return [{ kind: 'hoursUnknown' }];
  const state = windowNow(hours, now);
  return state.open ? [] : [{ kind: 'outsideHours', opensAt: state.opensAt }];
}

function channelClosed(hours: WindowState, now: number): DepositReason[] {
  const state = windowNow(hours, now);
  return state.open ? [] : [{ kind: 'outsideChannelHours', opensAt: state.opensAt }];
}

/** Of both hours those that open later: until then nothing can be sent. The general ones where that can't be told. */
function laterOf(general: DepositReason[], ofChannel: DepositReason[]): DepositReason[] {
  if (general.length === 0) return ofChannel;
  return opensAt(ofChannel) > opensAt(general) ? ofChannel : general;
}

/** Not a number where it is not known: no comparison with it holds. */
const opensAt = ([reason]: DepositReason[]): number =>
  reason && 'opensAt' in reason ? (reason.opensAt ?? Number.NaN) : Number.NaN;

function proofReasons(proof: DepositForm['proof']): DepositReason[] {
  if (proof === 'missing') return [{ kind: 'proofMissing' }];
  return proof === 'uploading' ? [{ kind: 'proofUploading' }] : [];
}
