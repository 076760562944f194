import type { Provocation } from '../provocation';

export const valueStockProvocations: Provocation[] = [];
