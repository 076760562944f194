import { styled } from 'styled-components';
import { color, radius, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';

export interface SearchProps {
  /** The searchable content. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The number of results. */
  status: string;
  /** Id of the field, for a link to it. */
  id?: string;
}

/** A search field of a reference page. It filters while the reader types. */
export function Search({ label, value, onChange, status, id }: SearchProps) {
  return (
    <Line>
      <label>
        {label}
        <input id={id} type="search" value={value} onChange={(event) => onChange(event.target.value)} />
      </label>
      <p role="status">{status}</p>
    </Line>
  );
}

const Line = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${units(space.xs, space.m)};

  label {
    display: grid;
    flex: 1 1 ${units(500)};
    gap: ${units(4)};
  }

  input {
    width: 100%;
    padding: ${units(space.s)};
    border: 1px solid ${color('outline')};
    border-radius: ${units(radius.small)};
    background: ${color('surface')};
  }

  p {
    color: ${color('inkSecondary')};
  }
`;
