import type { Area } from '../area';

export const currencyExchangeArea: Area = {};
