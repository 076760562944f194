import { ModuleLoadError } from '../lib/moduleLoad';

/**
 * Checks that style elements work. The build has no stylesheet file: styled-components adds the styles of a screen to a
 * style element. If the browser blocks it (a Content-Security-Policy without its hash), the page would be unstyled.
 *
 * @throws {ModuleLoadError} `CSS_CHUNK_LOAD_FAILED`, as specification 9 requires for a stylesheet that does not load
 */
export function requireStyles(): void {
  const probe = document.head.appendChild(document.createElement('style'));
  if (!probe.sheet) throw new ModuleLoadError('CSS_CHUNK_LOAD_FAILED');
  probe.remove();
}
