import { styled } from 'styled-components';
import { languages, languageTag } from '../../../src/i18n/language';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import type { FormatRow } from './rowsOf';

export interface FormatTableProps {
  /** The name of the formatter. */
  call: string;
  /** What it does, in a sentence. */
  note: string;
  /** Inputs with their outputs in each locale. */
  rows: readonly FormatRow[];
}

/**
 * Outputs of a formatter for each input and locale. Each input has its own line and long outputs wrap, so that the
 * table fits on the narrowest phone.
 */
export function FormatTable({ call, note, rows }: FormatTableProps) {
  return (
    <Sheet>
      <h1>
        <code>{call}</code>
      </h1>
      <Note>{note}</Note>
      <Table>
        <thead>
          <tr>
            {languages.map((language) => (
              <th key={language} scope="col">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ input, outputs }) => (
          <tbody key={input}>
            <tr>
              <th colSpan={languages.length} scope="rowgroup">
                {input}
              </th>
            </tr>
            <tr>
              {languages.map((language) => (
                <td key={language} lang={languageTag[language]}>
                  {outputs[language]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
    </Sheet>
  );
}

const Sheet = styled.main`
  min-height: 100vh;
  padding: ${units(space.l)};
  background: ${color('surface')};

  h1 {
    font-size: ${textSize('lead')};
    font-weight: ${fontWeight.bold};
  }
`;

const Note = styled.p`
  margin: ${units(space.xs, 0, space.m)};
  color: ${color('inkSecondary')};
  line-height: 1.6;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${textSize('small')};

  th {
    color: ${color('inkSecondary')};
    font-weight: ${fontWeight.regular};
    text-align: left;
  }

  th[scope='col'],
  td {
    text-align: right;
  }

  th[scope='rowgroup'] {
    padding-top: ${units(space.s)};
  }

  td {
    padding: ${units(0, 0, space.s, space.xs)};
    vertical-align: top;
  }

  tbody,
  thead {
    border-bottom: 1px solid ${color('hairline')};
  }
`;
