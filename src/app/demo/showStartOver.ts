import { fetchTexts } from '../../i18n/fetchTexts';
import type { Language } from '../../i18n/language';
import type { demo } from '../../i18n/locales/en/demo';
import { signOut } from '../../session/session';

/**
 * Says on the static page that the demo could not start, and offers to start it over.
 *
 * @param removeStored removes what the browser has stored of the simulated exchange
 */
export async function showStartOver(language: Language, removeStored: () => Promise<void>): Promise<void> {
  const { startFailed, reset } = (await fetchTexts(language, 'demo')) as typeof demo;
  const page = document.querySelector<HTMLElement>('[data-start]:not([hidden])');
  const sentence = page?.querySelector('p');
  if (!page || !sentence) return;
  if (navigator.onLine) sentence.textContent = startFailed;
  const button = document.createElement('button');
  button.type = 'button';
  Object.assign(button.style, { background: 'none', color: 'var(--color-accent)' });
  button.textContent = reset;
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    // Whatever fails, the next start is another try.
    await removeStored().catch(() => {});
    signOut();
    window.location.reload();
  });
  page.querySelector('[data-retry]')?.after(button);
}
