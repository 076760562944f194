import type { Position } from '../../api/contract/position';
import { List } from '../../components/List/List';
import { nearestToLiquidation } from '../../domain/trade/maintenanceRatio';
import { TextsGate } from '../../i18n/TextsGate';
import { MaintenanceRatio } from '../../widgets/trade/MaintenanceRatio/MaintenanceRatio';
import { positionsHref } from '../hrefs';

const texts = ['position'] as const;

/** The maintenance ratio of positions that can be liquidated, with the way to them. */
export function HomeMaintenance({ positions }: { positions: readonly Position[] }) {
  return (
    <TextsGate namespaces={texts}>
      <List>
        <MaintenanceRatio nearest={nearestToLiquidation(positions)} href={positionsHref} />
      </List>
    </TextsGate>
  );
}
