import type { Provocation } from '../provocation';

export const currencyExchangeProvocations: Provocation[] = [];
