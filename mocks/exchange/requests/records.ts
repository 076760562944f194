/** A request id of a member that is used up. It is kept as long as the account. */
export interface RequestRecord {
  /** The client request id. */
  id: string;
  account: string;
  /** Null if it was not carried out and never will be: the member has been told so. */
  completed: CompletedRequest | null;
}

/** The id belongs to this call and body from then on. Nothing in it depends on a secret. */
export interface CompletedRequest {
  /** Path of the call. */
  path: string;
  /** Hash of the body without id and secrets. */
  bodyHash: string;
  /** Id of the record that the request created or changed. */
  record: string;
}

/** Key of a request in `world.requests`: members may use the same ids. */
export const requestKey = (account: string, id: string): string => `${account}:${id}`;
