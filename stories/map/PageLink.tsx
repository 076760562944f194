import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';
import { openStory } from './openStory';

export interface PageLinkProps {
  /** Title of the stories, such as `Components/Actions/Button`. */
  title: string;
  children: ReactNode;
}

/** Links to a documentation page, outside the frame of this page. */
export function PageLink({ title, children }: PageLinkProps) {
  const id = toId(title, 'docs');
  return (
    <a href={`./?path=/docs/${id}`} target="_top" onClick={(event) => openStory(event, id)}>
      {children}
    </a>
  );
}
