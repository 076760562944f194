import { cardAdd, cardList, cardRemove, cardRules } from '../contract/cards';
import { useCall } from './useCall';
import { useFormCall } from './useFormCall';

/** The member's bank cards, the latest first. */
export const useCards = () => useCall(cardList, {});

/** What a card is asked for, by region, and the name that its holder must have. */
export const useCardRules = () => useCall(cardRules, {});

/** Adds a bank card. */
export const useAddCard = () => useFormCall(cardAdd, [cardList]);

/** Removes a bank card. */
export const useRemoveCard = () => useFormCall(cardRemove, [cardList]);
