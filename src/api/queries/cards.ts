import type { CardRegion } from '../../domain/cards/cardsVocabulary';
import { cardAdd, cardBanks, cardList, cardRemove, cardRules } from '../contract/cards';
import { security } from '../contract/settings';
import { useCall } from './useCall';
import { useSubmit } from './useSubmit';

/** The member's bank cards, the latest first. */
export const useCards = () => useCall(cardList, {});

/** The fields of a card by region, and the name that its holder must have; polled, because its review may end. */
export const useCardRules = () => useCall(cardRules, {}, { everyMs: 15_000 });

/** The banks of a region with their branches. */
export const useBanks = (region: CardRegion) => useCall(cardBanks, { region });

/** Adds a bank card. */
export const useAddCard = () => useSubmit(cardAdd, [cardList, security]);

/** Removes a bank card. */
export const useRemoveCard = () => useSubmit(cardRemove, [cardList]);
