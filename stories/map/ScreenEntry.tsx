import { useId } from 'react';
import { styled } from 'styled-components';
import { languages, languageTag } from '../../src/i18n/language';
import { useLanguage } from '../../src/i18n/useLanguage';
import { textSize } from '../../src/theme/textSize';
import { color, fontWeight, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import { type AddressOf, FoundStates } from './FoundStates';
import type { Screen } from './mapOf';
import { States } from './States';
import { screenName } from './screenNames';
import { Thumbnail } from './Thumbnail';
import type { Thumbnails } from './thumbnails';

export interface ScreenEntryProps {
  /** With the states that match the search. */
  screen: Screen;
  thumbnails: Thumbnails;
  addressOf: AddressOf;
}

/**
 * A screen: pictures that link to each language, and states that open in the toolbar's language. When only some states
 * match the search, these states themselves.
 */
export function ScreenEntry({ screen, thumbnails, addressOf }: ScreenEntryProps) {
  const { name: path, title, stories, total, main, headings } = screen;
  const id = useId();
  const language = useLanguage();
  const isNarrowed = stories.length < total;
  const states = total === 1 ? '1 state' : `${total} states`;
  return (
    <Entry aria-labelledby={id}>
      <Head>
        <h3 id={id}>
          <span lang={languageTag[language]}>{screenName(path)?.[language]}</span> <code>{path}</code>
        </h3>
        {main && <p>{isNarrowed ? `${stories.length} of ${states}` : states}</p>}
      </Head>
      {main ? (
        isNarrowed ? (
          <FoundStates stories={stories} thumbnails={thumbnails} locale={language} addressOf={addressOf} />
        ) : (
          <Columns>
            <Pictures>
              {languages.map((locale) => (
                <Thumbnail
                  key={locale}
                  path={path}
                  storyId={main.id}
                  locale={locale}
                  pictured={headings[locale] !== undefined}
                />
              ))}
            </Pictures>
            <States stories={stories} locale={language} />
          </Columns>
        )
      ) : (
        <p>
          No story yet: none has the title <code>{title}</code>.
        </p>
      )}
    </Entry>
  );
}

const Entry = styled.article`
  padding: ${units(space.m, 0)};
  border-bottom: 1px solid ${color('hairline')};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(0, space.m)};
  padding-bottom: ${units(space.s)};

  h3 span {
    margin-right: ${units(space.s)};
    font-weight: ${fontWeight.bold};
  }

  :lang(ja),
  :lang(zh) {
    font-family: var(--font);
  }

  p {
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
`;

const Columns = styled.div`
  --pictures: ${units(800)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.m, space.l)};

  @media (min-width: 60em) {
    grid-template-columns: var(--pictures) minmax(0, 1fr);
  }
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${units(space.s)};
  max-width: var(--pictures);
`;
