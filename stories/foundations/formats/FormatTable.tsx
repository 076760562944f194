import styled from 'styled-components';
import { languages, languageTag } from '../../../src/i18n/language';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, fontWeight, space } from '../../../src/theme/tokens';
import type { FormatRow } from './rowsOf';

export interface FormatTableProps {
  /** How the formatter is called. */
  call: string;
  /** What it does, in a sentence. */
  note: string;
  rows: readonly FormatRow[];
}

/** What a formatter makes of each input, in each locale. It scrolls sideways, for its figures are never broken. */
export function FormatTable({ call, note, rows }: FormatTableProps) {
  return (
    <Sheet>
      <h1>
        <code>{call}</code>
      </h1>
      <Note>{note}</Note>
      <Scroll role="region" aria-label={`Outputs of ${call}`} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">input</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {language}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ input, outputs }) => (
              <tr key={input}>
                <th scope="row">{input}</th>
                {languages.map((language) => (
                  <td key={language} lang={languageTag[language]}>
                    {outputs[language]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Sheet>
  );
}

const Sheet = styled.main`
  min-height: 100vh;
  padding: ${rem(space.l)};
  background: ${color('surface')};

  h1 {
    font-size: ${rem(fontSize.title)};
    font-weight: ${fontWeight.bold};
  }
`;

const Note = styled.p`
  margin: ${rem(space.xs, 0, space.m)};
  color: ${color('inkSecondary')};
  line-height: 1.6;
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${rem(space.s, space.m, space.s, 0)};
    border-bottom: 1px solid ${color('hairline')};
    text-align: right;
    white-space: nowrap;
  }

  th {
    color: ${color('inkSecondary')};
    font-size: ${rem(fontSize.small)};
    font-weight: ${fontWeight.regular};
  }

  th:first-child {
    text-align: left;
  }
`;
