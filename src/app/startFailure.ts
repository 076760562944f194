import { ApiError } from '../api/errors';
import { type Language, languageTag } from '../i18n/language';
import { ModuleLoadError } from '../lib/moduleLoad';
import { reload } from '../session/reload';

/**
 * Shows on the static page that the app could not start, in the member's language, and offers a retry (decision 27).
 * Its texts are in `index.html`, because the locale itself may have failed to load.
 */
export function showStartFailure(language: Language, cause: unknown): void {
  const hasReference = cause instanceof ApiError || cause instanceof ModuleLoadError;
  const reference = hasReference ? cause.reference : 'START_FAILED';
  console.error(reference, cause instanceof Error ? cause.message : cause);
  for (const element of document.querySelectorAll<HTMLElement>('[data-start]')) {
    element.hidden = element.dataset.start !== `failed-${languageTag[language]}`;
  }
  for (const code of document.querySelectorAll('[data-reference]')) code.textContent = reference;
  // In place of the handler of `index.html`.
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-retry]'))
    button.onclick = () => void tryAgain(button);
}

/** Reloads the page. If the server can't be reached, the message is announced again. */
async function tryAgain(button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  if (await reload()) return;
  button.setAttribute('aria-busy', 'false');
  const sentence = button.parentElement?.querySelector('p');
  sentence?.setAttribute('role', 'alert');
  sentence?.replaceWith(sentence.cloneNode(true));
}
