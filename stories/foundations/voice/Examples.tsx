import { styled } from 'styled-components';
import { languages, languageTag } from '../../../src/i18n/language';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { appTexts } from '../../reference/glossary/appTexts';

/** Keys of texts that follow a rule. */
const examples = [
  ['trade.worst.short', 'The worst case before the button'],
  ['trade.unknown.body', 'What happened, and what to do'],
  ['watchlist.empty.hint', 'What to do with an empty list'],
] as const;

/** Examples of a rule in each language, from the interface's texts. */
export function Examples() {
  return (
    <List>
      {examples.map(([key, shows]) => (
        <div key={key}>
          <dt>{shows}</dt>
          {languages.map((language) => (
            <dd key={language} lang={languageTag[language]}>
              {appTexts[language].get(key)}
            </dd>
          ))}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${units(space.m)};

  dt {
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
    font-weight: ${fontWeight.bold};
  }

  dd {
    max-width: ${units(1100)};
  }
`;
