import type { ReactNode } from 'react';
import type { Language } from '../../src/i18n/language';
import { openStory } from './openStory';

export interface StoryLinkProps {
  storyId: string;
  locale: Language;
  children: ReactNode;
}

/** Links to a story in a language, outside the frame of this page. */
export function StoryLink({ storyId, locale, children }: StoryLinkProps) {
  return (
    <a
      href={`./?path=/story/${storyId}&globals=locale:${locale}`}
      target="_top"
      onClick={(event) => openStory(event, storyId, locale)}
    >
      {children}
    </a>
  );
}
