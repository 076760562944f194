import type { DepositChannelKind } from '../../../src/domain/deposits/depositsVocabulary';
import type { TimeWindow } from '../../../src/domain/timeWindow';
import type { Localized } from '../localized';
import type { TransferLimits } from '../transfers/checks';
import { depositHours } from '../transfers/rules';

/** A deposit channel. Amounts in whole yen. */
export interface DepositChannelRecord extends TransferLimits {
  id: string;
  name: Localized;
  description: Localized;
  kind: DepositChannelKind;
  /** Hours of the channel, within the general deposit hours. */
  hours: TimeWindow;
  /** Password of the channel, if any. */
  password: string | null;
  payee: PayeeRecord | null;
  /** Address in its QR code, if any. */
  address: string | null;
}

interface PayeeRecord {
  bankName: Localized;
  branchName: Localized;
  branchCode: string;
  accountType: Localized;
  accountNumber: string;
  accountName: string;
}

/** Password of the private counter. Its description contains it, since this is a demonstration. */
export const counterPassword = 'COUNTER88';

const ordinary = { en: 'Ordinary account', tw: '活期存款', jp: '普通預金' };
const headOffice = { en: 'Head office', tw: '總行營業部', jp: '本店営業部' };

/** All deposit channels. Banks, accounts and addresses are invented. */
export const depositChannels: readonly DepositChannelRecord[] = [
  {
    id: 'asagiri',
    name: { en: 'Asagiri Bank transfer', tw: '朝霧銀行匯款', jp: 'あさぎり銀行 振込' },
    description: {
      en: 'Transfer from an account in your own name, then upload the transfer proof. In this demo, don’t send real money: any picture works as proof.',
      tw: '請由本人名義的帳戶匯款，再上傳匯款憑證。本示範環境請勿實際付款，任何圖片皆可作為憑證。',
      jp: 'ご本人名義の口座からお振り込みのうえ、振込明細をアップロードしてください。このデモでは実際に振り込まず、任意の画像をお使いください。',
    },
    kind: 'bankTransfer',
    hours: depositHours,
    minimum: '10000',
    maximum: '3000000',
    password: null,
    address: null,
    payee: {
      bankName: { en: 'Asagiri Bank', tw: '朝霧銀行', jp: 'あさぎり銀行' },
      branchName: headOffice,
      branchCode: '101',
      accountType: ordinary,
      accountNumber: '0012345',
      accountName: 'ｲﾀﾖｾ(ｶ',
    },
  },
  {
    id: 'minato',
    name: { en: 'Minatohama Bank transfer', tw: '湊濱銀行匯款', jp: 'みなとはま銀行 振込' },
    description: {
      en: 'For smaller amounts. This bank confirms transfers only from 10:00 to 15:00 (Japan time). In this demo, don’t send real money: any picture works as proof.',
      tw: '適合小額入金。此銀行僅於 10:00 至 15:00（日本時間）確認匯款。本示範環境請勿實際付款，任何圖片皆可作為憑證。',
      jp: '少額のご入金向けです。この銀行の着金確認は10:00〜15:00のみです。このデモでは実際に振り込まず、任意の画像をお使いください。',
    },
    kind: 'bankTransfer',
    hours: { opens: '10:00', closes: '15:00' },
    minimum: '5000',
    maximum: '1000000',
    password: null,
    address: null,
    payee: {
      bankName: { en: 'Minatohama Bank', tw: '湊濱銀行', jp: 'みなとはま銀行' },
      branchName: { en: 'Quayside branch', tw: '碼頭分行', jp: '波止場支店' },
      branchCode: '032',
      accountType: ordinary,
      accountNumber: '4567890',
      accountName: 'ｲﾀﾖｾ(ｶ',
    },
  },
  {
    id: 'qr',
    name: { en: 'Pay by QR code', tw: 'QR 碼付款', jp: 'QRコード決済' },
    description: {
      en: 'Scan the code with your payment app, then upload a picture of its confirmation. In this demo, don’t send real money: any picture works as proof.',
      tw: '請以付款 App 掃描 QR 碼，再上傳付款完成畫面。本示範環境請勿實際付款，任何圖片皆可作為憑證。',
      jp: '決済アプリでコードを読み取り、完了画面の画像をアップロードしてください。このデモでは実際に振り込まず、任意の画像をお使いください。',
    },
    kind: 'address',
    hours: depositHours,
    minimum: '1000',
    maximum: '500000',
    password: null,
    payee: null,
    address: 'https://pay.itayose.example/d/ITAYOSE-DEMO-0001',
  },
  {
    id: 'counter',
    name: { en: 'Private counter', tw: '專屬櫃檯', jp: '大口入金' },
    description: {
      en: `For large amounts, with the channel password from customer service. In this demo it’s ${counterPassword}.`,
      tw: `適合大額入金，需輸入專員提供的入金專用密碼。本示範環境的密碼為 ${counterPassword}。`,
      jp: `高額のご入金向けです。カスタマーサービスからお伝えする入金専用パスワードが必要です。このデモでは${counterPassword}です。`,
    },
    kind: 'counter',
    hours: depositHours,
    minimum: '100000',
    maximum: '10000000',
    password: counterPassword,
    payee: null,
    address: null,
  },
  {
    id: 'service',
    name: { en: 'Through customer service', tw: '透過線上客服', jp: 'カスタマーサービス経由' },
    description: {
      en: 'For payments from abroad. Customer service arranges each one with you.',
      tw: '適用於海外匯款。由線上客服逐筆協助辦理。',
      jp: '海外からのご入金向けです。カスタマーサービスが個別にご案内します。',
    },
    kind: 'customerService',
    hours: depositHours,
    minimum: '10000',
    maximum: '10000000',
    password: null,
    payee: null,
    address: null,
  },
];

/** A channel by its id. */
export function findChannel(id: string): DepositChannelRecord | undefined {
  return depositChannels.find((channel) => channel.id === id);
}
