import { styled } from 'styled-components';
import { useLanguage } from '../../src/i18n/useLanguage';
import { color, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import type { MapEntry } from './mapOf';
import { States } from './States';

export interface JourneysProps {
  journeys: readonly MapEntry[];
}

/** Journeys or parts, with their stories. */
export function Journeys({ journeys }: JourneysProps) {
  const language = useLanguage();
  return (
    <List>
      {journeys.map(({ name, stories }) => (
        <li key={name}>
          <h3>{name}</h3>
          <States stories={stories} locale={language} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${units(4, space.l)};
    padding: ${units(space.xs, 0)};
    border-bottom: 1px solid ${color('hairline')};
  }

  @media (min-width: 60em) {
    > li {
      grid-template-columns: ${units(800)} minmax(0, 1fr);
    }
  }
`;
