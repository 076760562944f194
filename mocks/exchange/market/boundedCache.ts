/** Caches results of a pure function by key, at most the latest `limit` of them. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: Key, compute: () => Value): Value {
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.entries.set(key, value);
    if (this.entries.size > this.limit) this.forgetOldest();
    return value;
  }

  private forgetOldest(): void {
    for (const key of this.entries.keys()) {
      this.entries.delete(key);
      return;
    }
  }
}
