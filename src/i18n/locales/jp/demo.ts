import type { Translation } from '../../translation';
import type { demo as en } from '../en/demo';

export const demo: Translation<typeof en> = {
  title: 'デモ環境',
  body: '株価、残高、会社はすべて架空のものです。実際の売買は行われません。模擬取引所の時計を進めることができます。',
  time: '取引所時刻 {{time}}',
  minute: '1分進める',
  quarter: '15分進める',
  session: '次の取引時間まで進める',
  reset: '最初からやり直す',
  resetQuestion: 'デモを最初からやり直しますか？',
  resetNote: 'このデモの注文と建玉はすべて消去され、ログアウトされます。',
  replaced: 'デモ環境は最初からやり直しました。保存されていた内容が別のバージョンのものだったためです。',
  backOffice: {
    title: '審査（模擬）',
    body: '審査が必要な手続きは、表示された時刻に自動で結果が出ます。ここですぐに決めることもできます。',
    draws: 'IPOの抽選は抽選日時にのみ行われます。時計をその日時まで進めてください。',
    empty: '審査待ちの手続きはありません。',
    due: '{{time}} に結果が出ます',
    drawn: '{{time}} に抽選',
    pass: '承認する',
    reject: '不承認にする',
    toTheDraw: '抽選日時まで進める',
    kinds: {
      realName: '本人確認',
      nameSpelling: '氏名の表記',
      deposit: '入金',
      withdrawal: '出金',
      blockTrade: '立会外取引',
      valueStock: 'バリュー株',
      buyback: '自己株式取得',
      loan: '借入',
      ipoDraw: 'IPO抽選',
    },
  },
};
