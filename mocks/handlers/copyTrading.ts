import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const copyTradingHandlers = (_store: ExchangeStore): HttpHandler[] => [];
