import { styled } from 'styled-components';
import type { Language } from '../../src/i18n/language';
import { rem } from '../../src/theme/rem';
import { fontSize, space } from '../../src/theme/tokens';
import { StoryLink } from './StoryLink';
import type { IndexEntry } from './storyIndex';

export interface StatesProps {
  stories: readonly IndexEntry[];
  /** The language in which they open. */
  locale: Language;
}

/** The stories of a screen in columns. */
export function States({ stories, locale }: StatesProps) {
  return (
    <List>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryLink storyId={id} locale={locale}>
            {name}
          </StoryLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  columns: ${rem(320)};
  column-gap: ${rem(space.m)};
  font-size: ${rem(fontSize.small)};

  li {
    break-inside: avoid;
  }

  a {
    display: block;
    padding: ${rem(4, 0)};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
