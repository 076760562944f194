import type { ComponentType } from 'react';

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

/** The code of a screen, and the way to it. */
export interface ScreenCode {
  /** The screen, once its code is there. */
  loaded: ComponentType | undefined;
  /** @throws {ScreenCodeError} */
  fetch(): Promise<ComponentType>;
}

/**
 * A screen whose code is fetched when it is wanted.
 *
 * @param name what its module calls it
 */
export function screenCode<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ScreenCode {
  const code: ScreenCode = {
    loaded: undefined,
    async fetch() {
      code.loaded = (await withinTime(load()))[name];
      return code.loaded;
    },
  };
  return code;
}
