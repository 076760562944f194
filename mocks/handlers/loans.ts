import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const loansHandlers = (_store: ExchangeStore): HttpHandler[] => [];
