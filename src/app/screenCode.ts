import { type ComponentType, lazy } from 'react';

/** How long the code of a screen may take, in ms (specification 9). */
export const screenCodeTimeoutMs = 120_000;

export type ScreenCodeErrorCode = 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_TIMEOUT';

/** A screen's code did not arrive. A technical code, for the console and the reference a member reads out. */
export class ScreenCodeError extends Error {
  override readonly name = 'ScreenCodeError';
  readonly code: ScreenCodeErrorCode;

  constructor(code: ScreenCodeErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

function codeOf(cause: unknown): ScreenCodeErrorCode {
  return String(cause).includes('preload CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
}

/**
 * Waits for the code of a screen.
 * @throws {ScreenCodeError} when it does not arrive within the time, or fails, a stylesheet's failure told apart
 */
export async function withinTime<Code>(
  loading: Promise<Code>,
  timeoutMs = screenCodeTimeoutMs,
): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ScreenCodeError('CHUNK_LOAD_TIMEOUT')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (cause) {
    throw cause instanceof ScreenCodeError ? cause : new ScreenCodeError(codeOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

/** A screen, and the way to fetch its code before it is shown. */
export type LazyScreen = ComponentType & { fetchCode: () => Promise<unknown> };

/**
 * A screen whose code is fetched when it is first shown, unless that was done ahead.
 *
 * @param name what its module calls it
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const Screen = lazy<ComponentType>(async () => ({ default: (await withinTime(load()))[name] }));
  return Object.assign(Screen, { fetchCode: load });
}
