import * as v from 'valibot';
import { realNameFields, verificationStatuses } from '../../domain/vocabulary';
import { defineCall } from './call';
import { count, listOf, localized, moment, name, text } from './scalars';

/** The saved draft: text only, because images are never stored (decision 26). */
const realNameDraft = v.object({
  /** Full name, as on the document. */
  name: v.string(),
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
    /** Number of the document: 5 to 20 letters, digits and hyphens. */
    idNumber: v.string(),
    /** Id of the upload of kind `idFront`. */
    frontUpload: v.string(),
    /** Id of the upload of kind `idBack`. */
    backUpload: v.string(),
  }),
  response: realNameState,
});
