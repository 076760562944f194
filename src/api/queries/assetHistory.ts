import type { AssetRange } from '../../domain/account/accountVocabulary';
import { assetHistory } from '../contract/assetHistory';
import { useCall } from './useCall';

/** The member's assets over time, refreshed like the account: the last point is its total. */
export const useAssetHistory = (range: AssetRange) => useCall(assetHistory, { range }, { everyMs: 10_000 });
