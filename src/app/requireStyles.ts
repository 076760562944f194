import { ModuleLoadError } from '../lib/lazyModule';

/**
 * The member's build has no stylesheet file: the styles of a screen are in its code, and styled-components adds them to
 * a style element. A browser that refuses this element (a server whose Content-Security-Policy lacks its hash) would
 * show a white page.
 *
 * @throws {ModuleLoadError} what specification 9 asks for where a stylesheet does not load
 */
export function requireStyles(): void {
  const tried = document.head.appendChild(document.createElement('style'));
  if (!tried.sheet) throw new ModuleLoadError('CSS_CHUNK_LOAD_FAILED');
  tried.remove();
}
