/** Resolves in a task of its own, so that a slow phone answers to the member in between. */
export const nextTask = () => new Promise<void>((done) => setTimeout(done));
