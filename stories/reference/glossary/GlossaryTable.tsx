import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../src/components/VisuallyHidden/VisuallyHidden';
import { type Language, languageTag } from '../../../src/i18n/language';
import { color, fontWeight } from '../../../src/theme/tokens';
import { Table } from '../../foundations/page/Table';
import { UsedIn } from '../../foundations/page/UsedIn';
import { placesOf } from './appTexts';
import { type GlossaryRow, glossary } from './glossary';
import { wordsOf } from './words';

const columns = ['jp', 'tw'] as const;

/** Every term in three languages, and where the interface uses exactly it. */
export function GlossaryTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">English</th>
          <th scope="col" lang="ja">
            日本語
          </th>
          <th scope="col" lang="zh-Hant-TW">
            繁體中文
          </th>
        </tr>
      </thead>
      <tbody>
        {glossary.map((row) => (
          <tr key={row[0]}>
            <th scope="row">
              {row[0]}
              <UsedIn files={placesOf(row)} />
            </th>
            {columns.map((language) => (
              <td key={language} lang={languageTag[language]}>
                <Words row={row} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Words({ row, language }: { row: GlossaryRow; language: Language }) {
  return wordsOf(row, language).map(({ text, unsure }, index) => (
    <span key={text}>
      {index > 0 && ' / '}
      {text}
      {unsure && <Unsure />}
    </span>
  ));
}

/** Marks a word for review by a native speaker. */
export function Unsure() {
  return (
    <Star lang="en">
      <span aria-hidden>*</span>
      <VisuallyHidden> (to be checked)</VisuallyHidden>
    </Star>
  );
}

const Star = styled.span`
  padding-left: 0.1em;
  color: ${color('danger')};
  font-weight: ${fontWeight.bold};
`;
