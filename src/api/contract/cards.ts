import * as v from 'valibot';
import { cardRegions, cardTypes } from '../../domain/cards/cardsVocabulary';
import { currencies } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { spelledScripts } from '../../domain/identity/identityVocabulary';
import { defineCall } from './call';
import { count, listOf, localized, localizedName, moment, name, secret, text } from './scalars';

/** A bank card, or in Japan and Taiwan the bank account used instead (specification 3). */
export const bankCard = v.object({
  id: text,
  /** Country of the bank: Japan, Taiwan or India. */
  region: v.picklist(cardRegions),
  /** Currency of the account. Withdrawals are always in yen. */
  currency: v.picklist(currencies),
  /** Cardholder name. */
  holder: name,
  /** Card number, masked except the last four digits: `***4567`. */
  number: text,
  /** The last four digits. */
  lastFour: text,
  /** Card type: of the account behind it. */
  type: v.picklist(cardTypes),
  /** Name of the bank, as it is written in its country. */
  bankName: name,
  /** The same in every language. Absent when the server has only one name. */
  bankNames: v.nullish(localizedName),
  /** For Japan and Taiwan only. */
  branchName: v.nullish(name),
  /** The same in every language. Absent when the server has only one name. */
  branchNames: v.nullish(localizedName),
  /** For Japan and Taiwan only. */
  branchCode: v.nullish(text),
  /** Indian Financial System Code, for India only. */
  ifsc: v.nullish(text),
  /** UPI address, for India only; masked except its first two characters and its bank: `ha***@asagiri`. */
  upi: v.nullish(text),
  /** When it was added. */
  addedAt: moment,
});
export type BankCard = v.InferOutput<typeof bankCard>;

/** The fields of a card by region (decision 24). Every field of a region is required. */
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
        /** Minimum and maximum digits of the card number. */
        numberDigits: v.object({
          /** Minimum digits. */
          minimum: count,
          /** Maximum digits. */
          maximum: count,
        }),
        /** Length of the branch code; absent when there is none. */
        branchCodeDigits: v.nullish(count),
      }),
    ),
    /** The verified name, in the script in which it was verified; absent until the member is verified. */
    holder: v.nullish(name),
    /** The verified name in katakana. An account in Japan needs it, unless `holder` is in kana (decision 53). */
    katakanaName: v.nullish(name),
    /** The verified name in Latin letters. An account in India needs it, unless `holder` is in them. */
    latinName: v.nullish(name),
    /** Scripts in which a spelling of the name is under review. */
    spellingsUnderReview: listOf(v.picklist(spelledScripts)),
    /** Notes to show before a card is added. */
    note: localized,
  }),
});

/** The member's bank cards, the latest first. */
export const cardList = defineCall({
  path: '/card/List',
  request: v.object({}),
  response: listOf(bankCard),
});

/** The banks of a region with their branches, in display order. */
export const cardBanks = defineCall({
  path: '/card/Banks',
  needsSession: false,
  request: v.object({
    /** Japan, Taiwan or India. */
    region: v.picklist(cardRegions),
  }),
  response: listOf(
    v.object({
      /** As it is written in its country: the `bankName` of `/card/Add`. */
      name,
      /** The name in every language, to be shown and searched. Absent when the server has only one. */
      names: v.nullish(localizedName),
      /** Its reading, for the search: kana and Latin letters, separated by blanks. */
      reading: text,
      /** Empty for India, whose accounts have an IFSC in place of a branch. */
      branches: listOf(
        v.object({
          /** 3 digits in Japan, 4 in Taiwan. */
          code: text,
          /** As it is written in its country: the `branchName` of `/card/Add`. */
          name,
          /** The name in every language, to be shown and searched. Absent when the server has only one. */
          names: v.nullish(localizedName),
          /** Its reading, in the same form as the bank's. */
          reading: text,
        }),
      ),
    }),
  ),
});
export type Bank = v.InferOutput<typeof cardBanks.response>[number];

/** Empty fields, and fields that the region doesn't have, may be absent. */
const typed = v.nullish(v.string(), '');

/**
 * Adds a bank card (specification 3 and 5). Refuses with `realNameMissing` (never submitted), `realNameNotPassed` (under
 * review or refused, or the name has not been verified in the script of the region's banks), `passwordEmpty`, `wrongFundPassword` (also when none has been set), `submittedTooFrequently` (too
 * many wrong ones), `parameterError` (a field of the region is empty), `cardCheckFailed` (a field is malformed, there is
 * no such branch, or the holder differs from the verified name in that script) and `cardExists`.
 */
export const cardAdd = defineCall({
  path: '/card/Add',
  request: v.object({
    /** Country of the bank: Japan, Taiwan or India. */
    region: v.picklist(cardRegions),
    /** Cardholder name, as in the bank's passbook; in Japan in katakana. */
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
    fundPassword: v.nullish(secret, ''),
  }),
  response: bankCard,
});

/**
 * Removes a bank card. Refuses with `cardNotFound` (unknown, removed or another member's) and `otherFundOperation` (a
 * withdrawal to it has not been paid yet).
 */
export const cardRemove = defineCall({
  path: '/card/Remove',
  request: v.object({
    /** Id of a bank card. */
    id: v.string(),
  }),
  response: v.nullish(v.object({})),
});
