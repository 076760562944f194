/** Something that went wrong in the page. */
interface PageError {
  message: string;
  /** Where, if that is known. */
  stack?: string | undefined;
}

const errors: PageError[] = [];

/** Not an error: what an observer of sizes would still have told in this frame, it tells in the next one. */
const postponed = 'ResizeObserver loop completed with undelivered notifications.';

/** The arguments of `console.error` as the console writes them: React passes a format and its values. */
function written([format, ...values]: unknown[]): string {
  const text = String(format).replace(/%[sdifoOc]/g, (hole) => {
    if (values.length === 0) return hole;
    const value = values.shift();
    return hole === '%c' ? '' : String(value);
  });
  return [text, ...values.map(String)].join(' ');
}

const stackOf = (thrown: unknown) => (thrown instanceof Error ? thrown.stack : undefined);

/** Keeps every uncaught error, rejected promise and `console.error` of the page from now on. */
export function watchPageErrors(): void {
  const print = console.error;
  console.error = (...details: unknown[]) => {
    errors.push({ message: written(details), stack: details.map(stackOf).find((stack) => stack) });
    print(...details);
  };
  window.addEventListener('error', ({ message, error }) => {
    if (message !== postponed) errors.push({ message: `Uncaught: ${message}`, stack: stackOf(error) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    errors.push({ message: `Rejected: ${String(reason)}`, stack: stackOf(reason) }),
  );
}

/** A new story begins: what another one left behind is not its fault. */
export function forgetPageErrors(): void {
  errors.length = 0;
}

/** Fails the story that has just played when anything went wrong in the page, with the stack of the first error. */
export async function failOnPageErrors(): Promise<void> {
  // Effects of the last render have their turn first.
  await new Promise((resolve) => setTimeout(resolve));
  if (errors.length === 0) return;
  const messages = errors.map(({ message }) => message);
  const failure = new Error(`The page reported errors:\n${messages.join('\n')}`);
  const { stack } = errors.find((error) => error.stack) ?? failure;
  throw Object.assign(failure, { stack });
}
