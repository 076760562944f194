/** Resolves in a separate task, so that a slow phone can handle input in between. */
export const nextTask = () => new Promise<void>((done) => setTimeout(done));
