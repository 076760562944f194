import { uploadRules } from '../contract/uploads';
import { useCall } from './useCall';

/** What may be uploaded; named before anything is chosen (decision 26). */
export const useUploadRules = () => useCall(uploadRules, {}, { fresh: 'always' });
