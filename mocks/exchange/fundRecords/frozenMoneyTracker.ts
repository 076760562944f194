import { add, compare, isPositive, isZero, negate } from '../../../src/domain/decimal';
import type { FundRecordStatus } from '../../../src/domain/fundRecords/fundRecordsVocabulary';

/** Changes made by one ledger entry, in yen and signed. */
interface Change {
  frozen: string;
  /** Amount that became available again. */
  returned: string;
}

/** Later releases of a record's frozen money: the total, and the part that became available again. */
interface Release {
  released: string;
  returned: string;
}

/**
 * Determines the outcome of frozen money while the ledger is read backwards: releases of a record come before the entry
 * that froze the money. Uses the amounts only, so it works for all kinds of records.
 */
export class FrozenMoneyTracker {
  private readonly releases = new Map<string, Release>();

  /**
   * Status of an entry. An entry that froze money is pending while the money is frozen, and returned if all released
   * money became available again.
   */
  statusOf(record: string | null, { frozen, returned }: Change): FundRecordStatus {
    if (record === null || isZero(frozen)) return 'success';
    const release = this.releases.get(record) ?? { released: '0', returned: '0' };
    if (isPositive(frozen)) {
      if (compare(frozen, release.released) > 0) return 'pending';
      return compare(release.returned, release.released) >= 0 ? 'returned' : 'success';
    }
    this.releases.set(record, {
      released: add(release.released, negate(frozen)),
      returned: add(release.returned, returned),
    });
    return 'success';
  }
}
