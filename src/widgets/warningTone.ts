import type { WarningPercent } from '../domain/liquidationDistance';

/** How urgent a warning is by how little of the way to the liquidation price is left. */
export const warningTone = (percent: WarningPercent) => (percent > 25 ? 'warning' : 'danger');
