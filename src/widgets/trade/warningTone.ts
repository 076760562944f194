import type { WarningPercent } from '../../domain/trade/liquidationDistance';

/** Urgency of a liquidation warning, by the remaining share of the distance to the liquidation price. */
export const warningTone = (percent: WarningPercent) => (percent > 25 ? 'warning' : 'danger');
