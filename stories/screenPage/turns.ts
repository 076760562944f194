/** Lets at most some users begin at once. The others wait in their order. */
export class Turns {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /**
   * @param begin called when it is the user's turn, at once if a place is free
   * @returns ends the turn, or the waiting; further calls do nothing
   */
  take(begin: () => void): () => void {
    let state: 'waiting' | 'begun' | 'ended' = 'waiting';
    const start = () => {
      state = 'begun';
      begin();
    };
    const end = () => {
      const was = state;
      state = 'ended';
      if (was === 'waiting') this.#waiting = this.#waiting.filter((other) => other !== start);
      if (was === 'begun') this.#leave();
    };
    if (this.#free > 0) {
      this.#free -= 1;
      start();
    } else this.#waiting.push(start);
    return end;
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
