const errors: string[] = [];

/** Not an error: what an observer of sizes would still have told in this frame, it tells in the next one. */
const postponed = 'ResizeObserver loop completed with undelivered notifications.';

/** Keeps every uncaught error, rejected promise and `console.error` of the page from now on. */
export function watchPageErrors(): void {
  const print = console.error;
  console.error = (...details: unknown[]) => {
    errors.push(details.map(String).join(' '));
    print(...details);
  };
  window.addEventListener('error', ({ message }) => {
    if (message !== postponed) errors.push(`Uncaught: ${message}`);
  });
  window.addEventListener('unhandledrejection', (event) => errors.push(`Rejected: ${String(event.reason)}`));
}

/** A new story begins: what another one left behind is not its fault. */
export function forgetPageErrors(): void {
  errors.length = 0;
}

/** Fails the story that has just played when anything went wrong in the page. */
export async function failOnPageErrors(): Promise<void> {
  // Effects of the last render have their turn first.
  await new Promise((resolve) => setTimeout(resolve));
  if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
}
