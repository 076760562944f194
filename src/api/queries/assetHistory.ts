import type { AssetRange } from '../../domain/account/accountVocabulary';
import { assetHistory } from '../contract/assetHistory';
import { useCall } from './useCall';

/** The member's assets over time. The range that was chosen before stays until the new one is there. */
export const useAssetHistory = (range: AssetRange) =>
  useCall(assetHistory, { range }, { everyMs: 60_000, keepPrevious: true });
