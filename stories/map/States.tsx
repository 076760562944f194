import { styled } from 'styled-components';
import type { Language } from '../../src/i18n/language';
import { textSize } from '../../src/theme/textSize';
import { space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
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
  columns: ${units(320)};
  column-gap: ${units(space.m)};
  font-size: ${textSize('small')};

  li {
    break-inside: avoid;
  }

  a {
    display: block;
    padding: ${units(4, 0)};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
