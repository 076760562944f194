/** Timeout of lazily loaded code, ms (specification 9). */
export const moduleTimeoutMs = 120_000;

export type ModuleLoadCode = 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_TIMEOUT';

/** Code failed to load. `reference` is shown to the member and logged. */
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
 * Waits for code with a timeout.
 * @throws {ModuleLoadError} on a timeout or a failure; a stylesheet's failure has a reference of its own
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
