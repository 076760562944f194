interface PageError {
  message: string;
  stack?: string | undefined;
}

const errors: PageError[] = [];

/** Not an error: the observer delivers its notifications in the next frame. */
const resizeObserverNotice = 'ResizeObserver loop completed with undelivered notifications.';

/** Formats the arguments of `console.error` as the console does: React passes a format and its values. */
function formatArguments([format, ...values]: unknown[]): string {
  const text = String(format).replace(/%[sdifoOc]/g, (hole) => {
    if (values.length === 0) return hole;
    const value = values.shift();
    return hole === '%c' ? '' : String(value);
  });
  return [text, ...values.map(String)].join(' ');
}

const stackOf = (thrown: unknown) => (thrown instanceof Error ? thrown.stack : undefined);

function note(error: PageError): void {
  if (!error.message.endsWith(resizeObserverNotice)) errors.push(error);
}

/** Collects every uncaught error, unhandled rejection and `console.error` of the page from now on. */
export function trackPageErrors(): void {
  const print = console.error;
  console.error = (...details: unknown[]) => {
    note({ message: formatArguments(details), stack: details.map(stackOf).find((stack) => stack) });
    print(...details);
  };
  window.addEventListener('error', ({ message, error }) => {
    note({ message: `Uncaught: ${message}`, stack: stackOf(error) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note({ message: `Rejected: ${String(reason)}`, stack: stackOf(reason) }),
  );
}

/** Call before each story, so that it does not fail on errors of another one. */
export function resetPageErrors(): void {
  errors.length = 0;
}

/** Fails the story if the page reported errors, with the stack of the first one. */
export async function failOnPageErrors(): Promise<void> {
  // Effects of the last render run first.
  await new Promise((resolve) => setTimeout(resolve));
  if (errors.length === 0) return;
  const messages = errors.map(({ message }) => message);
  const failure = new Error(`The page reported errors:\n${messages.join('\n')}`);
  const { stack } = errors.find((error) => error.stack) ?? failure;
  throw Object.assign(failure, { stack });
}
