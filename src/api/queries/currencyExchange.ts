import { useQueryClient } from '@tanstack/react-query';
import type { Currency } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { isDirect } from '../../domain/currencyExchange/currencyPairs';
import { account } from '../contract/account';
import {
  currencyConvert,
  currencyRate,
  currencyRecords,
  currencyReferences,
  currencyWallets,
} from '../contract/currencyExchange';
import { fundRecords } from '../contract/fundRecords';
import { queryKey, useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of a rate, ms: the bank sets a new one every ten seconds. */
const rateEveryMs = 5_000;

/** The rate of a pair. No request is sent for a pair without a direct rate. */
export const useCurrencyRate = (from: Currency, to: Currency) =>
  useCall(currencyRate, { from, to }, { everyMs: rateEveryMs, enabled: isDirect(from, to) });

/** The member's balance in each currency. */
export const useCurrencyWallets = () => useCall(currencyWallets, {}, { everyMs: 10_000 });

/** Prices of what can’t be exchanged here. */
export const useCurrencyReferences = () => useCall(currencyReferences, {}, { everyMs: 10_000 });

/** The member's exchanges. */
export const useCurrencyRecords = () => usePages(currencyRecords, {}, ({ id }) => id);

const changed = [account, currencyRate, currencyWallets, currencyRecords, fundRecords];

/**
 * Exchanges an amount. When the rate has moved too far, nothing is exchanged (decision 25): `executed` is false, the
 * new rate replaces the cached one, and the form may be sent again.
 */
export function useConvertCurrency() {
  const queries = useQueryClient();
  return useSubmit(currencyConvert, changed, {
    isAskedAgain: ({ executed }) => !executed,
    keepResult: ({ quote }) =>
      queries.setQueryData(queryKey(currencyRate, { from: quote.from, to: quote.to }), quote),
  });
}
