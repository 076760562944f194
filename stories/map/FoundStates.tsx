import { convert, ThemeProvider, themes } from 'storybook/theming';
import { styled } from 'styled-components';
import type { Language } from '../../src/i18n/language';
import { textSize } from '../../src/theme/textSize';
import { space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import { StateShot } from '../screenPage/StateShot';
import { commonWidth } from '../screenPage/sizes';
import { StoryLink } from './StoryLink';
import type { IndexEntry } from './storyIndex';
import type { Thumbnails } from './thumbnails';

/** The address of a story in a frame. */
export type AddressOf = (storyId: string, locale: Language) => string;

export interface FoundStatesProps {
  stories: readonly IndexEntry[];
  thumbnails: Thumbnails;
  locale: Language;
  addressOf: AddressOf;
}

/** The states that were looked for, as they look in a language. */
export function FoundStates({ stories, thumbnails, locale, addressOf }: FoundStatesProps) {
  return (
    <ThemeProvider theme={convert(themes.light)}>
      <List>
        {stories.map((story) => (
          <li key={story.id}>
            <StateShot
              state={story}
              locale={locale}
              width={commonWidth}
              pictured={thumbnails[story.id]?.[locale] !== undefined}
              address={addressOf(story.id, locale)}
            />
            <StoryLink storyId={story.id} locale={locale}>
              {story.name}
            </StoryLink>
          </li>
        ))}
      </List>
    </ThemeProvider>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.l, space.m)};
  font-size: ${textSize('small')};
  line-height: 1.4;

  li {
    position: relative;
    display: grid;
    gap: ${units(4)};
    width: min-content;
  }

  a {
    text-decoration: none;
  }

  /* The picture leads to the story as well. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a:hover {
    text-decoration: underline;
  }
`;
