import type { StatusTone } from '../../components/Status/Status';
import type { VerificationStatus } from '../../domain/identity/identityVocabulary';

/** Meaning of each state of the identity check. */
export const verificationTones: Record<VerificationStatus, StatusTone> = {
  unverified: 'warning',
  underReview: 'accent',
  verified: 'success',
};
