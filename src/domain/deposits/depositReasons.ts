import { cleanCode } from '../../lib/typed/typedText';
import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { amountReasons, type TransferLimits } from '../amountReasons';
import { hoursReasons } from '../hoursReasons';
import type { DepositProof, Reason } from '../reason';
import type { WindowState } from '../timeWindow';
import type { DepositChannelKind } from './depositsVocabulary';

/** What a deposit is checked against. Amounts in yen, times in epoch ms. */
export interface DepositForm {
  now: number;
  restrictions: readonly Restriction[];
  /** Whether another deposit is pending review. */
  otherOperation: boolean;
  /** The general hours, as the server described them. */
  hours: WindowState;
  channel: TransferLimits & DepositChannel;
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

/**
 * All reasons why a deposit can't be sent (specification 5 and 9, decision 13), most important first. Empty if it may
 * be sent; the server makes the final decision.
 */
export function depositReasons(form: DepositForm): Reason<'amount'>[] {
  const { channel, hours, now } = form;
  const account = accountReasons(form.restrictions);
  if (channel.kind === 'customerService') return [...account, { kind: 'onlyCustomerService' }];
  return [
    ...account,
    ...laterOf(hoursReasons('deposit', hours, now), hoursReasons('depositChannel', channel.hours, now)),
    ...(form.otherOperation ? [{ kind: 'otherDeposit', final: true } as const] : []),
    ...amountReasons('amount', form.amount, { ...channel, decimals: 0 }),
    ...(channel.needsPassword && cleanCode(form.channelPassword) === ''
      ? [{ kind: 'channelPasswordMissing' } as const]
      : []),
    ...proofReasons(form),
  ];
}

/**
 * The reasons of the general hours or of the channel's, depending on which open later; the general ones if that is
 * unknown.
 */
function laterOf(general: Reason[], ofChannel: Reason[]): Reason[] {
  if (general.length === 0) return ofChannel;
  return opensAt(ofChannel) > opensAt(general) ? ofChannel : general;
}

/** NaN when unknown, so that every comparison is false. */
const opensAt = ([reason]: Reason[]): number =>
  reason?.kind === 'outsideHours' ? (reason.opensAt ?? Number.NaN) : Number.NaN;

function proofReasons({ proof, channel }: DepositForm): Reason[] {
  if (proof === 'complete') return [];
  return [{ kind: proof === 'missing' ? 'proofMissing' : 'proofUploading', of: depositProof(channel.kind) }];
}

/** Required proof of payment: a bank's record of a transfer, or a receipt. */
export const depositProof = (kind: DepositChannelKind): DepositProof =>
  kind === 'bankTransfer' ? 'transfer' : 'payment';
