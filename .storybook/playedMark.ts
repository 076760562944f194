import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const { dataset } = document.documentElement;

/** Tells tools outside the page, in `data-played`, which story has been played. */
export function markPlayed(id: string): void {
  dataset.played = id;
}

/** Tells tools outside the page, in `data-viewport`, which window the story is seen in. */
export function markViewport(name: string): void {
  dataset.viewport = name;
}

/** Call before a story is prepared. */
export function removeMark(): void {
  delete dataset.played;
  delete dataset.failed;
}

/** Tells tools outside the page, in `data-failed`, why a story failed. */
export function markFailures(): void {
  const channel = addons.getChannel();
  for (const event of [
    PLAY_FUNCTION_THREW_EXCEPTION,
    UNHANDLED_ERRORS_WHILE_PLAYING,
    STORY_THREW_EXCEPTION,
    STORY_ERRORED,
    STORY_MISSING,
  ])
    channel.on(event, (detail) => {
      dataset.failed ??= `${event}: ${detail?.message ?? JSON.stringify(detail)}`;
    });
}
