/** How long code may take that is fetched when it is wanted, in ms (specification 9). */
export const moduleTimeoutMs = 120_000;

export type ModuleLoadCode = 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_TIMEOUT';

/** Code did not arrive. A technical code, for the console and the reference a member reads out. */
export class ModuleLoadError extends Error {
  override readonly name = 'ModuleLoadError';
  readonly reference: ModuleLoadCode;

  constructor(reference: ModuleLoadCode, cause?: unknown) {
    super(reference, { cause });
    this.reference = reference;
  }
}

function referenceOf(cause: unknown): ModuleLoadCode {
  return String(cause).includes('preload CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
}

/**
 * Waits for code.
 * @throws {ModuleLoadError} when it does not arrive within the time, or fails, a stylesheet's failure told apart
 */
export async function withTimeout<Code>(loading: Promise<Code>, timeoutMs = moduleTimeoutMs): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ModuleLoadError('CHUNK_LOAD_TIMEOUT')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (cause) {
    throw cause instanceof ModuleLoadError ? cause : new ModuleLoadError(referenceOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Something whose code is fetched when it is wanted: a screen, a sheet. */
export interface LazyModule<Part> {
  /** It, once its code is there. */
  loaded: Part | undefined;
  /** @throws {ModuleLoadError} */
  fetch(): Promise<Part>;
}

/**
 * Puts the code of something apart.
 *
 * @param name what its module calls it
 */
export function lazyModule<Part, Name extends string>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): LazyModule<Part> {
  const code: LazyModule<Part> = {
    loaded: undefined,
    async fetch() {
      code.loaded = (await withTimeout(load()))[name];
      return code.loaded;
    },
  };
  return code;
}
