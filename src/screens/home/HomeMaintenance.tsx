import type { Position } from '../../api/contract/position';
import { List } from '../../components/List/List';
import { nearestToLiquidation } from '../../domain/trade/maintenanceRatio';
import { useLanguage } from '../../i18n/useLanguage';
import { MaintenanceRatio } from '../../widgets/trade/MaintenanceRatio/MaintenanceRatio';
import { positionsHref } from '../hrefs';

/** The maintenance ratio of positions that can be liquidated, with the way to them. */
export function HomeMaintenance({ positions }: { positions: readonly Position[] }) {
  const language = useLanguage();
  const nearest = nearestToLiquidation(positions);
  return (
    <List>
      <MaintenanceRatio nearest={nearest} name={nearest?.position.name[language]} href={positionsHref} />
    </List>
  );
}
