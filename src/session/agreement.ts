import { readStored, writeStored } from './deviceStorage';

const key = 'agreement';

/** What a member agreed to last, as the device remembers it. */
export interface KeptAgreement {
  account: string;
  /** Version of the user and privacy agreement. */
  version: string;
  /** Epoch ms. */
  agreedAt: number;
}

/** Remembers what the member agreed to, so that it is not asked for again before the text changes. */
export const keepAgreement = (agreement: KeptAgreement): void => writeStored(key, JSON.stringify(agreement));

/** What this account agreed to last on this device; undefined where nothing is known. */
export function agreementOf(account: string): KeptAgreement | undefined {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<KeptAgreement> | null;
    if (kept?.account !== account || typeof kept.version !== 'string') return undefined;
    const { version, agreedAt } = kept;
    return Number.isFinite(agreedAt) ? { account, version, agreedAt: Number(agreedAt) } : undefined;
  } catch {
    return undefined;
  }
}
