import type { MouseEvent } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Language, languageTag } from '../../src/i18n/language';

/** Whether a link opens here, and not in another tab or window. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Opens a story or page in the surrounding catalogue if there is one: a link would reload all of it. */
export function openStory(event: MouseEvent, storyId: string, locale?: Language): void {
  if (window.parent === window || !opensHere(event)) return;
  event.preventDefault();
  const channel = addons.getChannel();
  if (locale && document.documentElement.lang !== languageTag[locale])
    channel.emit(UPDATE_GLOBALS, { globals: { locale } });
  channel.emit(SELECT_STORY, { storyId });
}
