import { useId } from 'react';
import { styled } from 'styled-components';
import { languages, languageTag } from '../../../src/i18n/language';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Paragraphs } from '../Paragraphs';
import { Prose } from '../Prose';
import { Table } from '../Table';
import type { WordSet } from './setsOf';
import { wordsOf } from './wordsOf';

export interface SetEntryProps {
  set: WordSet;
}

/** Id of the anchor of a set. */
export const setId = (name: string) => `set-${name}`;

/** An enumeration: purpose, displayed texts, and transitions. */
export function SetEntry({ set: { name, description, values, lifeCycles, usedBy } }: SetEntryProps) {
  const id = useId();
  const words = wordsOf(values);
  return (
    <Entry aria-labelledby={id}>
      <h3 id={id}>
        <span id={setId(name)}>{name}</span>
      </h3>
      {description && <Paragraphs text={description} />}
      {words ? (
        <Table aria-label={`Words of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Value</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {language}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              <tr key={value}>
                <th scope="row">
                  <code>{value}</code>
                </th>
                {languages.map((language) => (
                  <td key={language} lang={languageTag[language]}>
                    {words[language][index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p>
          <Prose text={values.map((value) => `\`${value}\``).join(', ')} />
        </p>
      )}
      {lifeCycles.map(({ of, begins, transitions }) => (
        <LifeCycle key={of}>
          <h4>
            {of}: begins as <Prose text={begins.map((status) => `\`${status}\``).join(' or ')} />
          </h4>
          <ul>
            {transitions.map(({ from, to, by }) => (
              <li key={`${from} ${to}`}>
                <span>
                  <Prose text={`\`${from}\` → \`${to}\``} />
                </span>
                <span>{by}</span>
              </li>
            ))}
          </ul>
        </LifeCycle>
      ))}
      <Users>In {usedBy.join(', ')}</Users>
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.xs)};
  padding: ${units(space.s, 0, space.m)};
  border-bottom: 1px solid ${color('hairline')};

  h3 {
    font-weight: ${fontWeight.bold};
  }

  :lang(ja),
  :lang(zh) {
    font-family: var(--font);
  }
`;

const LifeCycle = styled.div`
  h4 {
    margin: ${units(space.xs, 0)};
    font-size: inherit;
    font-weight: ${fontWeight.regular};
  }

  li {
    display: grid;
    gap: ${units(4, space.m)};
    padding: ${units(space.xs, 0)};
    border-top: 1px solid ${color('hairline')};
  }

  @media (min-width: 60em) {
    li {
      grid-template-columns: ${units(700)} minmax(0, 1fr);
    }
  }
`;

const Users = styled.p`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
