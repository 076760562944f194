import type { UploadKind } from '../../src/domain/uploads/uploadsVocabulary';

/**
 * Steps before a sample that are more than one call, or that a member can't make alone. The simulated exchange and a
 * server under test carry them out in different ways.
 */
export interface Preparations {
  /** Account and login password of the member. */
  credentials: { account: string; password: string };
  /** An account that nobody has registered. */
  unusedAccount: () => string;
  /** Code with which a new member can register. */
  inviteCode: () => Promise<string>;
  /** Enough money for any of the samples. */
  funds: () => Promise<unknown>;
  /** Sets a fund password, unless one is set. Returns it. */
  fundPassword: () => Promise<string>;
  /** Uploads a complete image. Returns the id of the upload. */
  upload: (kind: UploadKind) => Promise<string>;
  /** A real-name check under review. */
  realNameSubmitted: () => Promise<unknown>;
  /** A real-name check that has passed. */
  verified: () => Promise<unknown>;
  /** Number of a Japanese bank account that no member has. */
  cardNumber: () => string;
  /** A bank card of a verified member. Returns its id. */
  card: () => Promise<string>;
  /** Makes the member able to request a withdrawal. Returns the id of the card to withdraw to. */
  withdrawable: () => Promise<string>;
  /** Ends deposits and withdrawals under review, because a member can have only one. */
  noTransfer: () => Promise<unknown>;
  /** A deposit under review. Returns its id. */
  deposit: () => Promise<string>;
  /** A withdrawal under review. Returns its id. */
  withdrawal: () => Promise<string>;
  /** A loan of 200,000 yen that was paid out. Returns its id. */
  loan: () => Promise<string>;
  /** Repays an open loan, because a member can have only one. */
  noLoan: () => Promise<unknown>;
}
