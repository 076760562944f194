import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import { useTradeRules } from '../../api/queries/trade';
import { List } from '../../components/List/List';
import { lossFromHere, mostFromHere } from '../../domain/trade/lossFromHere';
import { nearestToLiquidation } from '../../domain/trade/maintenanceRatio';
import { TextsGate } from '../../i18n/TextsGate';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { LossFromHere } from '../../widgets/trade/LossFromHere/LossFromHere';
import { MaintenanceRatio } from '../../widgets/trade/MaintenanceRatio/MaintenanceRatio';
import { positionsHref } from '../hrefs';

const texts = ['position', 'trade'] as const;

interface MemberRiskProps {
  /** The member's own positions. */
  positions: readonly Position[];
  /** Whether amounts are masked. */
  hidden: boolean;
}

/**
 * What is at risk, in one line: the position nearest to its liquidation, or the most that all can still lose where none can be
 * liquidated.
 */
export function MemberRisk({ positions, hidden }: MemberRiskProps) {
  const rates = loadedData(useTradeRules());
  const nearest = nearestToLiquidation(positions);
  const most = mostFromHere(positions, rates);
  return (
    <TextsGate namespaces={texts}>
      {nearest ? (
        <List>
          <MaintenanceRatio
            nearest={nearest}
            loss={hidden ? undefined : lossFromHere(nearest.position, rates)?.atLiquidation}
            href={positionsHref}
          />
        </List>
      ) : (
        most !== undefined &&
        !hidden && (
          <Line>
            <LossFromHere loss={{ atZero: most }} />
          </Line>
        )
      )}
    </TextsGate>
  );
}

const Line = styled.div`
  padding: ${units(space.s, space.l)};
`;
