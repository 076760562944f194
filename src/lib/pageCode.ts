/** How long code may take that is fetched when it is wanted, in ms (specification 9). */
export const codeTimeoutMs = 120_000;

export type CodeReference = 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_TIMEOUT';

/** Code did not arrive. A technical code, for the console and the reference a member reads out. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  readonly reference: CodeReference;

  constructor(reference: CodeReference, cause?: unknown) {
    super(reference, { cause });
    this.reference = reference;
  }
}

function referenceOf(cause: unknown): CodeReference {
  return String(cause).includes('preload CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
}

/**
 * Waits for code.
 * @throws {CodeError} when it does not arrive within the time, or fails, a stylesheet's failure told apart
 */
export async function withinTime<Code>(loading: Promise<Code>, timeoutMs = codeTimeoutMs): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CodeError('CHUNK_LOAD_TIMEOUT')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (cause) {
    throw cause instanceof CodeError ? cause : new CodeError(referenceOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Something whose code is fetched when it is wanted: a screen, a sheet. */
export interface PageCode<Part> {
  /** It, once its code is there. */
  loaded: Part | undefined;
  /** @throws {CodeError} */
  fetch(): Promise<Part>;
}

/**
 * Puts the code of something apart.
 *
 * @param name what its module calls it
 */
export function pageCode<Part, Name extends string>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): PageCode<Part> {
  const code: PageCode<Part> = {
    loaded: undefined,
    async fetch() {
      code.loaded = (await withinTime(load()))[name];
      return code.loaded;
    },
  };
  return code;
}
