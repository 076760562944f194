import * as v from 'valibot';
import { messageKeys } from '../src/api/contract/messageKeys';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Response to an executed call. */
export const success = <Data extends Schema>(data: Data) =>
  v.object({
    /** `1` is success; every other value is a refusal. */
    status: v.literal(1),
    /** Not shown to the member. */
    msg: v.nullish(v.string()),
    /** Data of the call. */
    data,
  });

/** Response to a call that the server refused. Nothing was changed. The HTTP status is 200. */
export const refusal = v.object({
  /** Any integer except `1`; the simulated exchange sends `0`. */
  status: v.pipe(v.number(), v.integer(), v.notValue(1)),
  /**
   * The reason, as a sentence of the error catalogue. The client looks for its fragments and shows its own translation in
   * the member's language. An unknown sentence is shown as it is; an empty one is not shown.
   */
  msg: v.string(),
  /**
   * Proposed: the key of the message in the error catalogue. With it the client need not recognise the sentence. Any other
   * code is ignored.
   */
  code: v.nullish(v.picklist(messageKeys)),
  /** Not read. */
  data: v.optional(v.null()),
});

/** Request body of a call, separate from named schemas. */
export const requestBody = <Request extends Schema>(request: Request) => v.object({ body: request });
