import styled from 'styled-components';
import { isNumbered, type MessageKey, specialPhrases } from '../../../src/api/contract/messageKeys';
import { english } from '../../../src/api/serverFragments/english';
import { japanese } from '../../../src/api/serverFragments/japanese';
import { simplifiedChinese } from '../../../src/api/serverFragments/simplifiedChinese';
import { traditionalChinese } from '../../../src/api/serverFragments/traditionalChinese';
import type { ErrorTexts } from '../../../src/i18n/errorTexts';
import { type Language, languages, languageTag } from '../../../src/i18n/language';
import { errors as en } from '../../../src/i18n/locales/en/errors';
import { errors as jp } from '../../../src/i18n/locales/jp/errors';
import { errors as tw } from '../../../src/i18n/locales/tw/errors';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, fontStack, fontWeight, space } from '../../../src/theme/tokens';

const texts: Record<Language, ErrorTexts> = { en, tw, jp };

/** By the language tag of what a server may speak. */
const fragments = {
  en: english,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  ja: japanese,
};

export interface ErrorTableProps {
  messages: readonly MessageKey[];
}

/** Messages of the error catalogue: what each is recognised by and what a member reads. It scrolls both ways. */
export function ErrorTable({ messages }: ErrorTableProps) {
  return (
    <Sheet>
      <h1>Error catalogue</h1>
      <Scroll role="region" aria-label="Messages" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Message</th>
              <th scope="col">Special phrase</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {language}
                </th>
              ))}
              <th scope="col">Recognised by</th>
            </tr>
          </thead>
          <tbody>
            {messages.map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{specialPhrases.has(key) ? 'yes' : 'no'}</td>
                {languages.map((language) => (
                  <td key={language} lang={languageTag[language]}>
                    {wordings(texts[language], key).map((wording) => (
                      <p key={wording}>{wording}</p>
                    ))}
                  </td>
                ))}
                <td>
                  {Object.entries(fragments).map(([tag, language]) => (
                    <p key={tag} lang={tag}>
                      {language[key].join(' · ')}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Sheet>
  );
}

/** With its number, where it may carry one, and without. */
function wordings(locale: ErrorTexts, key: MessageKey): string[] {
  return isNumbered(key) ? [locale[`${key}_n`], locale[key]] : [locale[key]];
}

const Sheet = styled.main`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100vh;
  padding: ${rem(space.l)};
  background: ${color('surface')};

  h1 {
    margin-bottom: ${rem(space.m)};
    font-size: ${rem(fontSize.title)};
    font-weight: ${fontWeight.bold};
  }
`;

const Scroll = styled.div`
  overflow: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${rem(fontSize.small)};

  th,
  td {
    padding: ${rem(space.s)};
    border-bottom: 1px solid ${color('hairline')};
    text-align: start;
    vertical-align: top;
    font-weight: ${fontWeight.regular};
  }

  th {
    white-space: nowrap;
  }

  td {
    min-width: ${rem(400)};
  }

  td:nth-of-type(1) {
    min-width: 0;
  }

  td:last-child {
    min-width: ${rem(1300)};
    color: ${color('inkSecondary')};
  }

  :lang(ja) {
    font-family: ${fontStack.ja};
  }

  :lang(zh) {
    font-family: ${fontStack['zh-Hant-TW']};
  }

  p + p {
    margin-top: ${rem(space.xs)};
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color('sunken')};
    font-weight: ${fontWeight.bold};
  }
`;
