import * as v from 'valibot';
import { depositChannelKinds } from '../../domain/vocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  count,
  decimal,
  listOf,
  localized,
  localizedName,
  name,
  pageOf,
  text,
} from './scalars';
import { fundHours, transfer, transferPage } from './transfers';

/** A way to pay in. Amounts in whole yen. */
export const depositChannel = v.object({
  id: text,
  /** Name of the channel. */
  name: localizedName,
  /** How it works and what to mind. */
  description: localized,
  /** How the money comes: it decides which fields below are there. */
  kind: v.picklist(depositChannelKinds),
  /** The channel's own hours, within the general ones. Absent, these. */
  hours: v.nullish(fundHours),
  /** Least that can be paid in at once. */
  minimum: decimal,
  /** Most that can be paid in at once. */
  maximum: decimal,
  /** Whether it asks for a channel password. */
  needsPassword: v.boolean(),
  /** The account to transfer to; for bank transfers only. */
  payee: v.nullish(
    v.object({
      /** Bank of the account. */
      bankName: localizedName,
      /** Branch of the account. */
      branchName: localizedName,
      /** Code of the branch: three digits. */
      branchCode: text,
      /** Kind of the account, such as an ordinary one. */
      accountType: localizedName,
      /** Seven digits. */
      accountNumber: text,
      /** Name of the account's owner, as a bank writes it. */
      accountName: name,
      /** What the member writes as the sender, so that the transfer is recognised. */
      reference: text,
    }),
  ),
  /** What a QR code is made of; for channels with an address only. */
  address: v.nullish(text),
});

/** The ways to pay in, and when (specification 9). */
export const depositChannels = defineCall({
  path: '/deposit/Channels',
  request: v.object({}),
  response: v.object({
    /** The general hours of deposits: 09:30 to 19:30 or within them (specification 9). Absent, these. */
    hours: v.nullish(fundHours),
    /** How long a review takes, in minutes. */
    reviewMinutes: count,
    /** How long it takes from passing the review until the money is available, in minutes. */
    bookingMinutes: count,
    /** The ways to pay in, the usual one first. */
    channels: listOf(depositChannel),
  }),
});

/** A deposit (specification 3 and 4): passed is approved, success is available to the member. */
export const deposit = v.object({
  ...transfer.entries,
  /** Id of the channel that it came by. */
  channelId: text,
  /** Name of that channel. */
  channelName: localizedName,
  /** The image that proves the payment. */
  proof: v.object({
    /** Media type. */
    contentType: text,
    /** In bytes. */
    size: count,
  }),
});
export type Deposit = v.InferOutput<typeof deposit>;

/**
 * Reports a payment that was made, with its proof (specification 5). It is credited after a review. Refuses with
 * `parameterError` (no such channel, or not a whole amount), `contactServiceForDeposit` (a channel of customer service),
 * `outsideDepositTime` (general hours), `outsideFundsTime` (the channel's hours), `depositMinimum` and `depositMaximum`
 * (with the limit in yen), `wrongChannelPassword`, `depositProofMissing` (none, or not complete), `keyMismatch` (an upload
 * that is unknown, another's, of another kind or used before), `otherFundOperation` (a deposit or withdrawal is pending
 * review), `submittedTooFrequently` and `accountFrozen`.
 */
export const depositSubmit = defineCall({
  path: '/deposit/Submit',
  request: v.object({
    clientRequestId,
    /** Id of a channel. */
    channelId: v.string(),
    /** In whole yen. */
    amount: decimal,
    /** Id of the upload of kind `depositProof`. */
    proofUpload: v.nullish(v.string(), ''),
    /** Absent where the channel asks for none. */
    channelPassword: v.nullish(v.string(), ''),
  }),
  response: deposit,
  movesMoney: true,
});

/** The member's deposits, the latest first. */
export const depositRecords = defineCall({
  path: '/deposit/Records',
  request: transferPage,
  response: pageOf(deposit),
});

/** One deposit of the member's. Refuses with `parameterError`. */
export const depositRecord = defineCall({
  path: '/deposit/Record',
  request: v.object({
    /** Id of a deposit. */
    id: v.string(),
  }),
  response: deposit,
});
