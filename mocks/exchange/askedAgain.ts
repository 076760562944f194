/**
 * Aborts a call before anything is carried out: what the member confirmed no longer holds, and the member is asked
 * again (decision 25). The request is not stored.
 */
export class AskedAgain extends Error {}
