import { readStored, writeStored } from './deviceStorage';

const key = 'agreement';

/** The agreement last accepted by a member, stored on the device. */
export interface KeptAgreement {
  account: string;
  /** Version of the user and privacy agreement. */
  version: string;
  /** Epoch ms. */
  agreedAt: number;
}

/** Stores the accepted agreement, so that the member is not asked again before the text changes. */
export const keepAgreement = (agreement: KeptAgreement): void => writeStored(key, JSON.stringify(agreement));

/** The agreement last accepted by this account on this device; undefined when none is stored. */
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
