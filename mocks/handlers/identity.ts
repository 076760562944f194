import { cardAdd, cardBanks, cardList, cardRemove, cardRules } from '../../src/api/contract/cards';
import {
  realName,
  saveRealNameDraft,
  submitNameSpelling,
  submitRealName,
} from '../../src/api/contract/identity';
import {
  changeFundPassword,
  changeLoginPassword,
  profile,
  security,
  setAvatar,
  setFundPassword,
} from '../../src/api/contract/settings';
import { uploadBegin, uploadChunk, uploadRules, uploadStatus } from '../../src/api/contract/uploads';
import { banksOf } from '../exchange/cards/banks';
import { addOwnCard, cardsOf, removeCard } from '../exchange/cards/cards';
import { cardRulesView, cardView } from '../exchange/cards/cardView';
import { submitNameSpelling as submitSpelling } from '../exchange/identity/nameSpelling';
import { saveDraft, submitRealName as submit } from '../exchange/identity/realName';
import { realNameView } from '../exchange/identity/realNameView';
import { uploadLimits } from '../exchange/identity/rules';
import { setAvatar as setOwnAvatar } from '../exchange/settings/avatar';
import {
  changeFundPassword as changeFund,
  changeLoginPassword as changeLogin,
  setFundPassword as setFund,
} from '../exchange/settings/passwords';
import { profileView, securityView } from '../exchange/settings/securityView';
import type { ExchangeStore } from '../exchange/store';
import { addChunk, beginUpload, ownUpload } from '../exchange/uploads/uploads';
import { uploadView } from '../exchange/uploads/uploadView';
import { handle, type ServedCall } from './handle';

export const identityHandlers = (store: ExchangeStore): ServedCall[] => [
  ...realNameHandlers(store),
  ...securityHandlers(store),
  ...uploadHandlers(store),
  ...cardHandlers(store),
];

const realNameHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, realName, (_, { exchange, member }) => realNameView(exchange, member)),
  handle(store, saveRealNameDraft, (draft, { exchange, member }) => {
    saveDraft(exchange, member, draft);
    return null;
  }),
  handle(store, submitRealName, (form, { exchange, member }) => {
    submit(exchange, member, form);
    return realNameView(exchange, member);
  }),
  handle(store, submitNameSpelling, (request, { exchange, member }) => {
    submitSpelling(exchange, member, request);
    return realNameView(exchange, member);
  }),
];

const securityHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, security, (_, { exchange, member }) => securityView(exchange, member)),
  handle(store, setFundPassword, (request, { exchange, member }) => {
    setFund(exchange, member, request);
    return securityView(exchange, member);
  }),
  handle(store, changeFundPassword, (change, { exchange, member }) => {
    changeFund(exchange, member, change);
    return securityView(exchange, member);
  }),
  handle(store, changeLoginPassword, (change, { exchange, member, token }) => {
    changeLogin(exchange, member, change, token);
    return securityView(exchange, member);
  }),
  handle(store, profile, (_, { exchange, member }) => profileView(exchange, member)),
  handle(store, setAvatar, ({ upload }, { exchange, member }) => {
    setOwnAvatar(exchange, member, upload);
    return profileView(exchange, member);
  }),
];

const uploadHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, uploadRules, () => uploadLimits),
  handle(store, uploadBegin, (image, { exchange, member }) =>
    uploadView(beginUpload(exchange, member, image)),
  ),
  handle(store, uploadChunk, (chunk, { exchange, member }) => uploadView(addChunk(exchange, member, chunk))),
  handle(store, uploadStatus, ({ id }, { exchange, member }) => uploadView(ownUpload(exchange, member, id))),
];

const cardHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, cardRules, (_, { exchange, member }) => cardRulesView(exchange, member)),
  handle(store, cardBanks, ({ region }) => banksOf(region)),
  handle(store, cardList, (_, { exchange, member }) => cardsOf(exchange, member).map(cardView)),
  handle(store, cardAdd, (card, { exchange, member }) => cardView(addOwnCard(exchange, member, card))),
  handle(store, cardRemove, ({ id }, { exchange, member }) => {
    removeCard(exchange, member, id);
    return null;
  }),
];
