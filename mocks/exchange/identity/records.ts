import type { CardRegion, CardType } from '../../../src/domain/cards/cardsVocabulary';
import type { RealNameField, SpelledScript } from '../../../src/domain/identity/identityVocabulary';
import type { TypedRealName } from '../../../src/domain/identity/realNameReasons';
import type { UploadKind } from '../../../src/domain/uploads/uploadsVocabulary';

/** Real-name records, bank cards, fund passwords, wrong passwords and uploaded images. */
export interface IdentityWorld {
  /** Each member's latest submission, by account. */
  realNames: Record<string, RealNameRecord>;
  /** Drafts of the real-name check, by account. */
  drafts: Record<string, TypedRealName>;
  /** Spellings of verified names submitted later, by id; the latest of each member and script. */
  spellings: Record<string, SpellingRecord>;
  /** By account. */
  fundPasswords: Record<string, FundPassword>;
  /** Wrong attempts at the login password, by account. */
  loginTries: Record<string, PasswordTries>;
  /** Each member's avatar: the checksum of its image, by account. */
  avatars: Record<string, number>;
  /** By id. */
  uploads: Record<string, UploadRecord>;
  /** By id. */
  cards: Record<string, CardRecord>;
}

/** A submission of the real-name check. Times are epoch ms. */
export interface RealNameRecord extends TypedRealName {
  id: string;
  orderNumber: string;
  account: string;
  frontUpload: string;
  backUpload: string;
  status: 'underReview' | 'passed' | 'refused';
  submittedAt: number;
  reviewedAt: number | null;
  /** Rejected fields. */
  problems: RealNameField[];
}

/** A submitted spelling of a verified name. Times are epoch ms. */
export interface SpellingRecord {
  id: string;
  orderNumber: string;
  account: string;
  script: SpelledScript;
  spelling: string;
  status: 'underReview' | 'passed' | 'refused';
  submittedAt: number;
  reviewedAt: number | null;
}

/** Wrong attempts at a password. */
export interface PasswordTries {
  /** Wrong attempts since the last correct one. */
  wrongTries: number;
  /** All attempts are refused until this time, epoch ms; null if not blocked. */
  waitsUntil: number | null;
}

export interface FundPassword extends PasswordTries {
  password: string;
  changedAt: number;
}

/** An image upload, in progress or complete. Only the checksum of its bytes is stored (decision 26). */
export interface UploadRecord {
  id: string;
  account: string;
  kind: UploadKind;
  contentType: string;
  /** In bytes. */
  size: number;
  received: number;
  /** Checksum of the received bytes. */
  checksum: number;
  beganAt: number;
  /** Id of the record that uses it; null if unused. It can be used once. */
  usedFor: string | null;
}

/** A bank card. `null` where the region has no such field. */
export interface CardRecord {
  id: string;
  account: string;
  region: CardRegion;
  holder: string;
  number: string;
  type: CardType;
  bankName: string;
  branchName: string | null;
  branchCode: string | null;
  ifsc: string | null;
  upi: string | null;
  addedAt: number;
}

export const newIdentityWorld = (): IdentityWorld => ({
  realNames: {},
  drafts: {},
  spellings: {},
  fundPasswords: {},
  loginTries: {},
  avatars: {},
  uploads: {},
  cards: {},
});
