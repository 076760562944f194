import * as v from 'valibot';
import { cardRegions, cardTypes, currencies } from '../../domain/vocabulary';
import { defineCall } from './call';
import { count, listOf, localized, moment, name, text } from './scalars';

/** A bank card, or the bank account that stands for one in Japan and Taiwan (specification 3). */
export const bankCard = v.object({
  id: text,
  /** Country of the bank: Japan, Taiwan or India. */
  region: v.picklist(cardRegions),
  /** Currency of the account. Withdrawals are in yen all the same. */
  currency: v.picklist(currencies),
  /** Cardholder name. */
  holder: name,
  /** Card number, masked but for the last four digits: `***4567`. */
  number: text,
  /** The last four digits. */
  lastFour: text,
  /** Card type: of the account behind it. */
  type: v.picklist(cardTypes),
  /** Name of the bank. */
  bankName: name,
  /** For Japan and Taiwan only. */
  branchName: v.nullish(name),
  /** For Japan and Taiwan only. */
  branchCode: v.nullish(text),
  /** Indian Financial System Code, for India only. */
  ifsc: v.nullish(text),
  /** UPI address, for India only; masked but for its first two signs and its bank: `ha***@asagiri`. */
  upi: v.nullish(text),
  /** When it was added. */
  addedAt: moment,
});
export type BankCard = v.InferOutput<typeof bankCard>;

/** What is asked for, by region (decision 24). Every field of a region is required. */
export const cardRules = defineCall({
  path: '/card/Rules',
  request: v.object({}),
  response: v.object({
    /** The regions that a card can be from. */
    regions: listOf(
      v.object({
        /** Japan, Taiwan or India. */
        region: v.picklist(cardRegions),
        /** Currency of the region's accounts. */
        currency: v.picklist(currencies),
        /** Names of the fields of `/card/Add`, in the order of the form. */
        fields: listOf(text),
        /** Fewest and most digits of the card number. */
        numberDigits: v.object({
          /** Fewest digits. */
          minimum: count,
          /** Most digits. */
          maximum: count,
        }),
        /** How long the branch code is; absent where there is none. */
        branchCodeDigits: v.nullish(count),
      }),
    ),
    /** The verified name, in the script in which it was verified; absent until the member is verified. */
    holder: v.nullish(name),
    /** What a member should know before adding a card. */
    note: localized,
  }),
});

/** The member's bank cards, the latest first. */
export const cardList = defineCall({
  path: '/card/List',
  request: v.object({}),
  response: listOf(bankCard),
});

/** The banks of a region with their branches, in the order in which they are offered. */
export const cardBanks = defineCall({
  path: '/card/Banks',
  request: v.object({
    /** Japan, Taiwan or India. */
    region: v.picklist(cardRegions),
  }),
  response: listOf(
    v.object({
      name,
      /** How it is read, for the search: kana and Latin letters, separated by blanks. */
      reading: text,
      /** Empty for India, whose accounts have an IFSC in place of a branch. */
      branches: listOf(
        v.object({
          /** 3 digits in Japan, 4 in Taiwan. */
          code: text,
          name,
          /** How it is read, as that of the bank. */
          reading: text,
        }),
      ),
    }),
  ),
});
export type Bank = v.InferOutput<typeof cardBanks.response>[number];

/** What was left empty, or what the region doesn't have, may be absent. */
const typed = v.nullish(v.string(), '');

/**
 * Adds a bank card (specification 3 and 5). Refuses with `realNameMissing` (never submitted), `realNameNotPassed` (under
 * review or refused), `passwordEmpty`, `wrongFundPassword` (also where none has been set), `submittedTooFrequently` (too
 * many wrong ones), `parameterError` (a field of the region is empty), `cardCheckFailed` (a field is malformed, there is
 * no such branch, or the holder differs from a verified name in the script of the region's banks) and `cardExists`.
 */
export const cardAdd = defineCall({
  path: '/card/Add',
  request: v.object({
    /** Country of the bank: Japan, Taiwan or India. */
    region: v.picklist(cardRegions),
    /** Cardholder name, as in the bank's passbook; in Japan in full-width katakana. */
    holder: typed,
    /** Card number: 7–8 digits in Japan, 10–16 in Taiwan, 9–18 in India. */
    number: typed,
    /** Card type: `savings` or `current`. */
    type: typed,
    /** One of `/card/Banks`. */
    bankName: typed,
    /** One of the bank's branches; for Japan and Taiwan. */
    branchName: typed,
    /** Code of that branch: 3 digits in Japan, 4 in Taiwan. */
    branchCode: typed,
    /** Indian Financial System Code, such as `ASGR0001234`; for India. */
    ifsc: typed,
    /** UPI address, such as `name@bank`; for India. */
    upi: typed,
    /** The member's fund password, six digits. */
    fundPassword: typed,
  }),
  response: bankCard,
});

/**
 * Removes a bank card. Refuses with `cardNotFound` (unknown, removed or another's) and `otherFundOperation` (a withdrawal
 * to it has not been paid yet).
 */
export const cardRemove = defineCall({
  path: '/card/Remove',
  request: v.object({
    /** Id of a bank card. */
    id: v.string(),
  }),
  response: v.nullish(v.object({})),
});
