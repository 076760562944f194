import type { Translation } from '../../translation';
import type { support as en } from '../en/support';

export const support: Translation<typeof en> = {
  title: 'カスタマーサービス',
  contact: 'カスタマーサービスへ連絡する',
  automatic: 'デモのため、返信は自動のみです。',
  open: 'ただいま受付中です（{{time}} まで）。',
  closed: 'ただいま受付時間外です。メッセージはいつでも送れます。{{time}} から回答します。',
  hours: '受付時間',
  hoursValue: '平日 {{from}}〜{{until}}',
  answer: '返信までの目安',
  minutes: '{{minutes}}分',
  languages: '言語',
  mail: 'メール',
  message: 'メッセージ',
  carries: 'ご覧になっている画面の情報も送られます。',
  carriesOrder: 'ご覧になっている画面と受付番号 {{number}} も送られます。',
  empty: 'お問い合わせの内容を入力してください。',
  tooLong: '{{limit}}文字までです。',
  send: '送信する',
  messages: 'これまでのメッセージ',
  noMessages: 'メッセージはまだありません。',
  older: '以前のメッセージを表示',
  from: { member: 'お客様', service: 'カスタマーサービス' },
};
