import { STORY_MISSING } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { nearest } from '../../stories/map/wordIndex';
import renamed from './renamedStories.json';

const newIds: Record<string, string> = renamed;

/** Leads an old address to the new one. Any other address without a story names the stories that are near to it. */
export function explainMissingStories(api: API): void {
  api.on(STORY_MISSING, (missing?: string) => {
    if (missing === undefined) return;
    const newId = newIds[missing];
    if (newId) return api.selectStory(newId);
    for (const id of nearest(missing, Object.keys(api.getIndex()?.entries ?? {})))
      api.addNotification({
        id: `near-${id}`,
        duration: 20_000,
        content: { headline: id, subHeadline: `Is near to ${missing}, which does not exist.` },
        onClick: ({ onDismiss }) => {
          onDismiss();
          api.selectStory(id);
        },
      });
  });
}
