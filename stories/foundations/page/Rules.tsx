import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { color, fontWeight, space } from '../../../src/theme/tokens';

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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(600)}), 1fr));
  gap: ${rem(space.m, space.xl)};

  dt {
    font-weight: ${fontWeight.bold};
  }

  dd {
    color: ${color('inkSecondary')};
  }
`;
