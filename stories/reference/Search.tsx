import styled from 'styled-components';
import { rem } from '../../src/theme/rem';
import { color, radius, space } from '../../src/theme/tokens';

export interface SearchProps {
  /** What can be found. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How much is found. */
  status: string;
}

/** Finds something on a reference page while one types. */
export function Search({ label, value, onChange, status }: SearchProps) {
  return (
    <Line>
      <label>
        {label}
        <input type="search" value={value} onChange={(event) => onChange(event.target.value)} />
      </label>
      <p role="status">{status}</p>
    </Line>
  );
}

const Line = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${rem(space.xs, space.m)};

  label {
    display: grid;
    flex: 1 1 ${rem(500)};
    gap: ${rem(4)};
  }

  input {
    width: 100%;
    padding: ${rem(space.s)};
    border: 1px solid ${color('outline')};
    border-radius: ${rem(radius.small)};
    background: ${color('surface')};
  }

  p {
    color: ${color('inkSecondary')};
  }
`;
