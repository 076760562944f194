import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';

export const currencyExchangeHandlers = (_store: ExchangeStore): HttpHandler[] => [];
