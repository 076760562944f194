import * as v from 'valibot';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** The answer to a call that was carried out. */
export const success = <Data extends Schema>(data: Data) =>
  v.object({
    /** `1` is success, and nothing else is. */
    status: v.literal(1),
    /** Not shown to the member. */
    msg: v.nullish(v.string()),
    /** What the call answers. */
    data,
  });

/** The answer to a call that the server refused. Nothing was changed. HTTP status 200 all the same. */
export const refusal = v.object({
  /** Any whole number but `1`; the simulated exchange says `0`. */
  status: v.pipe(v.number(), v.integer(), v.notValue(1)),
  /**
   * Why, in a sentence of the error catalogue: the client looks for fragments of it, and shows its own translation in
   * the member's language. A sentence that it does not know is shown as it is; an empty one is not shown.
   */
  msg: v.string(),
  /** Nothing: not read. */
  data: v.optional(v.null()),
});

/** What a call sends, kept apart from the schemas that have a name of their own. */
export const requestBody = <Request extends Schema>(request: Request) => v.object({ body: request });
