import type { StatusTone } from '../../../components/Status/Status';
import type { VerificationStatus } from '../../../domain/vocabulary';

/** What a state of the identity check means for the member. */
export const verificationTones: Record<VerificationStatus, StatusTone> = {
  unverified: 'warning',
  underReview: 'accent',
  verified: 'success',
};
