import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const buybackHandlers = (_store: ExchangeStore): HttpHandler[] => [];
