import type { i18n } from 'i18next';
import type { Translate } from '../../src/i18n/text';

/** The interface's text in the locale that a story runs in, for what its play function looks for. */
export function storyText({ loaded }: { loaded: Record<string, unknown> }): Translate {
  return (loaded.i18n as i18n).t as Translate;
}
