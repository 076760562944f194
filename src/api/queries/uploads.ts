import { uploadRules } from '../contract/uploads';
import { useCall } from './useCall';

/** The upload limits, shown before a file is chosen (decision 26). */
export const useUploadRules = () => useCall(uploadRules, {}, { fresh: 'always' });
