import * as v from 'valibot';
import {
  realNameFields,
  spelledScripts,
  spellingStatuses,
  verificationStatuses,
} from '../../domain/identity/identityVocabulary';
import { defineCall } from './call';
import { count, listOf, localized, moment, name, text } from './scalars';

/** Absent counts as empty. */
const optional = v.nullish(v.string(), '');

/** The saved draft: text only, because images are never stored (decision 26). */
const realNameDraft = v.object({
  /** Full name, as on the document. */
  name: v.string(),
  /** The name in katakana, as typed. */
  katakanaName: optional,
  /** The name in Latin letters, as typed. */
  latinName: optional,
  /** Number of the document, unmasked. */
  idNumber: v.string(),
});

/** State of a member's real-name check (specification 3 and 4). */
export const realNameState = v.object({
  /** Whether the member is verified. */
  status: v.picklist(verificationStatuses),
  /** Full name of the latest submission; absent before the first one. */
  name: v.nullish(name),
  /**
   * The name in katakana (フリガナ), as Japanese banks write it: of the latest submission, or reviewed later. Absent if
   * there is none.
   */
  katakanaName: v.nullish(name),
  /** The name in Latin letters, as banks in India write it; absent if there is none. */
  latinName: v.nullish(name),
  /** Spellings that a verified member submitted later and that have not passed; the latest of each script. */
  spellings: listOf(
    v.object({
      /** Script of the spelling. */
      script: v.picklist(spelledScripts),
      /** The spelling. */
      spelling: name,
      /** Under review, or refused. */
      status: v.picklist(spellingStatuses),
      /** When it was submitted. */
      submittedAt: moment,
      /** By when the review is expected to be done; present while under review only. */
      reviewDueAt: v.nullish(moment),
      /** Why it was refused and what to do, in words for the member; present if it was. */
      reason: v.nullish(localized),
    }),
  ),
  /**
   * ID number of the latest submission, masked except the last three characters: `******567`. Absent before the first.
   */
  idNumber: v.nullish(text),
  /** When it was submitted; absent before the first submission. */
  submittedAt: v.nullish(moment),
  /** By when the review is expected to be done; present while under review only. */
  reviewDueAt: v.nullish(moment),
  /** When it was passed or refused; absent before. */
  reviewedAt: v.nullish(moment),
  /** How long a review takes, in minutes. */
  reviewMinutes: count,
  /** Why the latest submission was refused, by field; empty unless it was. A refused member is unverified again. */
  problems: listOf(
    v.object({
      /** The part of the record that was refused; `front` and `back` are the images of the document. */
      field: v.picklist(realNameFields),
      /** The problem and what to do, in words for the member. */
      reason: localized,
    }),
  ),
  /** Initial values of the form; absent when nothing was saved or refused. */
  draft: v.nullish(realNameDraft),
});
export type RealNameState = v.InferOutput<typeof realNameState>;

/** The member's real-name check. */
export const realName = defineCall({
  path: '/user/RealName',
  request: v.object({}),
  response: realNameState,
});

/** Saves a draft, so that it can be resumed on any device. Deleted when the check is submitted. */
export const saveRealNameDraft = defineCall({
  path: '/user/SaveRealNameDraft',
  request: realNameDraft,
  response: v.nullish(v.object({})),
});

/**
 * Submits the real-name check (specification 3 and 5). Refuses with `parameterError` (a field is empty or malformed, or
 * the member is verified already), `submittedTooFrequently` (one is under review), `keyMismatch` (an upload that is
 * unknown, another's, of another kind or used before) and `uploadFailed` (an upload that is not complete).
 */
export const submitRealName = defineCall({
  path: '/user/SubmitRealName',
  request: v.object({
    /** Full name, as on the document; at most 60 characters. */
    name: v.string(),
    /** The name in katakana, at most 60 characters. Needed for an account in Japan, unless the name is in kana. */
    katakanaName: optional,
    /** The name in Latin letters, at most 60 characters. Needed for an account in India, unless the name is in them. */
    latinName: optional,
    /** Number of the document: 5 to 20 letters, digits and hyphens. */
    idNumber: v.string(),
    /** Id of the upload of kind `idFront`. */
    frontUpload: v.string(),
    /** Id of the upload of kind `idBack`. */
    backUpload: v.string(),
  }),
  response: realNameState,
});

/**
 * Submits the spelling of a verified name in another script, or a correction of it (decision 53). It counts once its
 * review has passed; the member stays verified meanwhile. Refuses with `realNameMissing` (never submitted),
 * `realNameNotPassed` (under review or refused), `parameterError` (it is empty, longer than 60 characters or not in the
 * script) and `submittedTooFrequently` (one in this script is under review).
 */
export const submitNameSpelling = defineCall({
  path: '/user/SubmitNameSpelling',
  request: v.object({
    /** Script of the spelling. */
    script: v.picklist(spelledScripts),
    /** The whole name in this script. */
    spelling: v.string(),
  }),
  response: realNameState,
});
