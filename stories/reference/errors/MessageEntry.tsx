import { useId } from 'react';
import { styled } from 'styled-components';
import type { Message } from '../../../reference/openApi/types';
import type { MessageKey } from '../../../src/api/contract/messageKeys';
import { isNumbered } from '../../../src/api/contract/messageKeys';
import { fragmentsByTag } from '../../../src/api/serverFragments/fragmentsOf';
import type { ErrorTexts } from '../../../src/i18n/errorTexts';
import { type Language, languages, languageTag } from '../../../src/i18n/language';
import { errors as en } from '../../../src/i18n/locales/en/errors';
import { errors as jp } from '../../../src/i18n/locales/jp/errors';
import { errors as tw } from '../../../src/i18n/locales/tw/errors';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Badge } from '../Badge';

const texts: Record<Language, ErrorTexts> = { en, tw, jp };

export interface MessageEntryProps {
  message: Message;
}

/** A message: the simulated exchange's text, its recognition, and the displayed text. */
export function MessageEntry({ message: { key, special, sample } }: MessageEntryProps) {
  const id = useId();
  return (
    <Entry aria-labelledby={id}>
      <h3 id={id}>
        <code>{key}</code>
        {special && <Badge $tone="accent">special phrase</Badge>}
        {isNumbered(key) && <Badge $tone="quiet">may contain a number</Badge>}
      </h3>
      <dl>
        <div>
          <dt>The simulated exchange says</dt>
          <dd lang="zh-Hans">{sample}</dd>
        </div>
        <div>
          <dt>Members read</dt>
          {languages.map((language) => (
            <dd key={language} lang={languageTag[language]}>
              {wordings(texts[language], key).join(' / ')}
            </dd>
          ))}
        </div>
        <div>
          <dt>Recognised by</dt>
          {Object.entries(fragmentsByTag).map(([tag, language]) => (
            <dd key={tag} lang={tag}>
              {language[key].join(' · ')}
            </dd>
          ))}
        </div>
      </dl>
    </Entry>
  );
}

/** The texts of a message: with its number, if it can have one, and without. */
function wordings(locale: ErrorTexts, key: MessageKey): string[] {
  return isNumbered(key) ? [locale[`${key}_n`], locale[key]] : [locale[key]];
}

const Entry = styled.article`
  padding: ${units(space.s, 0)};
  border-bottom: 1px solid ${color('hairline')};

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${units(4, space.s)};
    font-weight: ${fontWeight.bold};
  }

  dl {
    display: grid;
    gap: ${units(space.s, space.m)};
    margin-top: ${units(space.xs)};
  }

  dt {
    color: ${color('inkTertiary')};
    font-size: ${textSize('small')};
  }

  dd + dd {
    margin-top: ${units(4)};
  }

  :lang(ja),
  :lang(zh) {
    font-family: var(--font);
  }

  @media (min-width: 60em) {
    dl {
      grid-template-columns: 2fr 4fr 5fr;
    }
  }
`;
