import type { ReactNode } from 'react';
import type { Language } from '../../src/i18n/language';
import { openStory } from './openStory';

export interface StoryLinkProps {
  storyId: string;
  locale: Language;
  children: ReactNode;
}

/** Leads to a story in a language, out of the frame that this page may stand in. */
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
