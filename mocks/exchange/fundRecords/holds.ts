import { add, compare, isPositive, isZero, negate } from '../../../src/domain/decimal';
import type { FundRecordStatus } from '../../../src/domain/vocabulary';

/** What an entry of the ledger changes, in yen and signed. */
interface Change {
  frozen: string;
  /** What became available again by it. */
  back: string;
}

/** What became of a record's frozen money later on: how much was released, and how much of it came back. */
interface Release {
  released: string;
  back: string;
}

/**
 * Tells what became of frozen money, while the ledger is walked from its end: the releases of a record are met before
 * what had been frozen for it. It follows from the amounts alone, whatever froze them.
 */
export class Holds {
  private readonly releases = new Map<string, Release>();

  /** Status of an entry: pending or returned for one that froze what still is frozen or has all come back. */
  lookBack(record: string | null, { frozen, back }: Change): FundRecordStatus {
    if (record === null || isZero(frozen)) return 'success';
    const release = this.releases.get(record) ?? { released: '0', back: '0' };
    if (isPositive(frozen)) {
      if (compare(frozen, release.released) > 0) return 'pending';
      return compare(release.back, release.released) >= 0 ? 'returned' : 'success';
    }
    this.releases.set(record, {
      released: add(release.released, negate(frozen)),
      back: add(release.back, back),
    });
    return 'success';
  }
}
