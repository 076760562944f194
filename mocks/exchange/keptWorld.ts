import type { Exchange } from './exchange';
import { isReplaced, reopen } from './store';
import type { World } from './world';

interface KeptWorldOptions {
  begin: (machineNow: number) => World;
  clock: () => number;
  /** Called when the current world could not be opened, and a new one has replaced it. */
  onReplaced?: () => void;
}

/** A transaction that did not throw. */
interface Done {
  act: (exchange: Exchange) => unknown;
  machineNow: number;
}

/**
 * A world in memory that transactions change without a copy. One that throws may leave it half changed. Then the world
 * is restored: the transactions since the last saved world run again. They change the world by its state and their time
 * only.
 */
export class KeptWorld {
  /** The world after the last transaction; unchecked before the first one. */
  current: unknown;
  /** Returns the saved world, safe to mutate; undefined if there is none. */
  private saved: () => unknown = () => undefined;
  /** Transactions since then. */
  private done: Done[] = [];
  /** Time of the transaction that is running. */
  private machineNow: number | undefined;
  private readonly options: KeptWorldOptions;

  constructor(options: KeptWorldOptions) {
    this.options = options;
  }

  begin(): World {
    return this.options.begin(this.machineNow ?? this.options.clock());
  }

  /** Number of transactions since the world was saved. */
  get unsaved(): number {
    return this.done.length;
  }

  transact<T>(act: (exchange: Exchange) => T): T {
    const machineNow = this.options.clock();
    try {
      const result = this.run(act, machineNow);
      this.done.push({ act, machineNow });
      return result;
    } catch (cause) {
      this.restore();
      throw cause;
    }
  }

  /**
   * Notes that the current world was saved.
   *
   * @param saved returns it, safe to mutate
   */
  save(saved: () => unknown): void {
    this.saved = saved;
    this.done = [];
  }

  private run<T>(act: (exchange: Exchange) => T, machineNow: number): T {
    this.machineNow = machineNow;
    try {
      const exchange = reopen(this.current, this.options.begin, machineNow);
      if (isReplaced(this.current, exchange)) this.options.onReplaced?.();
      this.current = exchange.world;
      return act(exchange);
    } finally {
      this.machineNow = undefined;
    }
  }

  private restore(): void {
    this.current = this.saved();
    for (const { act, machineNow } of this.done) this.run(act, machineNow);
  }
}
