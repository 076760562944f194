import * as v from 'valibot';
import { depositChannelKinds } from '../../domain/deposits/depositsVocabulary';
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
  secret,
  text,
} from './scalars';
import { fundHours, transfer, transferPage } from './transfers';

/** A deposit channel. Amounts in whole yen. */
export const depositChannel = v.object({
  id: text,
  /** Name of the channel. */
  name: localizedName,
  /** Instructions and notes. */
  description: localized,
  /** Payment method. It determines which of the fields below are present. */
  kind: v.picklist(depositChannelKinds),
  /** The channel's own hours, within the general ones. Absent: the general hours. */
  hours: v.nullish(fundHours),
  /** Minimum of one deposit. */
  minimum: decimal,
  /** Maximum of one deposit. */
  maximum: decimal,
  /** Whether it requires a channel password. */
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
      /** Type of the account, such as an ordinary one. */
      accountType: localizedName,
      /** Seven digits. */
      accountNumber: text,
      /** Name of the account's owner, as a bank writes it. */
      accountName: name,
      /** Sender name to enter, so that the transfer is recognised. */
      reference: text,
    }),
  ),
  /** Address, also shown as a QR code; only for channels with an address. */
  address: v.nullish(text),
});

/** The deposit channels and their hours (specification 9). */
export const depositChannels = defineCall({
  path: '/deposit/Channels',
  request: v.object({}),
  response: v.object({
    /** The general hours of deposits: 09:30 to 19:30, or shorter (specification 9). Absent: 09:30 to 19:30. */
    hours: v.nullish(fundHours),
    /** How long a review takes, in minutes. */
    reviewMinutes: count,
    /** Time from passing the review until the money is available, in minutes. */
    bookingMinutes: count,
    /** The deposit channels, the usual one first. */
    channels: listOf(depositChannel),
  }),
});

/** A deposit (specification 3 and 4): passed is approved, success is available to the member. */
export const deposit = v.object({
  ...transfer.entries,
  /** Id of its channel. */
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
 * `parameterError` (no such channel, or not a whole amount), `contactServiceForDeposit` (a channel of customer
 * service), `outsideDepositTime` (general hours), `outsideFundsTime` (the channel's hours), `depositMinimum` and
 * `depositMaximum` (with the limit in yen), `wrongChannelPassword`, `depositProofMissing` (none, or not complete),
 * `keyMismatch` (an upload that is unknown, another member's, of another kind or used before), `otherFundOperation`
 * (another deposit is pending review), `submittedTooFrequently` and `accountFrozen`.
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
    /** Absent when the channel requires none. */
    channelPassword: v.nullish(secret, ''),
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

/** One deposit of the member. Refuses any other id with `parameterError`. */
export const depositRecord = defineCall({
  path: '/deposit/Record',
  request: v.object({
    /** Id of a deposit. */
    id: v.string(),
  }),
  response: deposit,
});
