import type * as v from 'valibot';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Where a call comes from: the specification, our proposal to the server team, or the demo's own tools. */
export type CallOrigin = 'given' | 'proposed' | 'demo';

/** Definition of one endpoint. The HTTP client and the MSW handlers are both typed from it. */
export interface Call<
  Request extends Schema = Schema,
  Response extends Schema = Schema,
  Path extends string = string,
> {
  /** Path below the base path `/api/vue`, such as `/trade/Open`. All calls are `POST` (specification 7). */
  path: Path;
  request: Request;
  /** Shape of `data` in the envelope `{ status, msg, data }`. */
  response: Response;
  /** A call that moves money is sent once, never retried, and may end in "result unknown" (decision 5). */
  movesMoney: boolean;
  /** Whether the server refuses the call with HTTP 401 if the caller is not signed in. */
  needsSession: boolean;
  origin: CallOrigin;
}

/** What a caller passes: the request after validation. */
export type RequestOf<C> = C extends Call<infer Request, Schema> ? v.InferOutput<Request> : never;
/** What a caller receives: the response after validation. */
export type ResponseOf<C> = C extends Call<Schema, infer Response> ? v.InferOutput<Response> : never;
/** What a server may send: the response before validation, numbers as strings included. */
export type RawResponseOf<C> = C extends Call<Schema, infer Response> ? v.InferInput<Response> : never;

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  hasMore: boolean;
}

/** A call that answers one page of a list. `page` of the request counts from 1. */
export type PagedCall<Request extends { page?: unknown }, Item> = Call<
  v.GenericSchema<unknown, Request>,
  v.GenericSchema<unknown, ListPage<Item>>
>;

/** Declares a call; by default "proposed", not moving money, and only for members who are signed in. */
export function defineCall<Request extends Schema, Response extends Schema, Path extends string>(
  call: Pick<Call<Request, Response, Path>, 'path' | 'request' | 'response'> &
    Partial<Pick<Call<Request, Response>, 'movesMoney' | 'needsSession' | 'origin'>>,
): Call<Request, Response, Path> {
  return { movesMoney: false, needsSession: true, origin: 'proposed', ...call };
}

/** An answer that means: nothing was carried out, and the member must confirm again (decision 25). */
type NotExecuted = { executed: false };

/** The answer of a call that was carried out. */
export type Executed<Answer> = Exclude<Answer, NotExecuted>;

/** Whether an answer asks again. Calls that never do have no `executed`. */
export const isAskedAgain = <Answer>(answer: Answer): answer is Extract<Answer, NotExecuted> =>
  Object(answer).executed === false;

/**
 * The answer of a call that was carried out.
 *
 * @throws if it asks again
 */
export function executedAnswer<Answer>(answer: Answer): Executed<Answer> {
  if (isAskedAgain(answer)) throw new Error('nothing was carried out: the member is asked again');
  return answer as Executed<Answer>;
}
