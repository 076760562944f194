import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

/** A short rule and its reason. */
export type RuleEntry = readonly [rule: string, why: ReactNode];

export interface RulesProps {
  rules: readonly RuleEntry[];
}

/** Rules one below the other, each with its reason. */
export function Rules({ rules }: RulesProps) {
  return (
    <List>
      {rules.map(([rule, why]) => (
        <div key={rule}>
          <dt>{rule}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${units(600)}), 1fr));
  gap: ${units(space.m, space.xl)};

  dt {
    font-weight: ${fontWeight.bold};
  }

  dd {
    color: ${color('inkSecondary')};
  }
`;
