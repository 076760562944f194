import type { Translation } from '../../translation';
import type { identity as en } from '../en/identity';

export const identity: Translation<typeof en> = {
  title: '本人確認',
  form: {
    why: '出金先銀行口座の登録と出金の前に、一度だけ必要です。取引と入金は、本人確認の前でもできます。',
    minutes: '審査は約{{minutes}}分です。',
    name: '氏名',
    nameHint: '書類の記載どおりに入力してください',
    idNumber: '書類番号',
    idNumberHint: '書類にある5〜20文字の英数字・ハイフン',
    images: '書類の写真',
    imagesNote:
      '運転免許証・在留カードなど、顔写真のある書類。四隅が枠に入り、光が反射せず、文字が読めるように撮影してください。',
    front: '表面',
    back: '裏面',
    submit: '審査に提出する',
    unanswered: '受け付けられている可能性があります。この画面の表示でご確認ください。',
  },
  draft: {
    note: '入力した文字は保存され、後で続けられます。写真は保存されないため、選び直しが必要です。',
    saving: '保存しています…',
    saved: '保存しました。',
    failed: '保存できませんでした。通信状況を確認してください。',
  },
  reasons: {
    nameTooLong: '60文字以内で入力してください。',
    idNumberMalformed: '5〜20文字の英数字・ハイフンで入力してください。',
  },
  missing: '不足している項目：{{fields}}。',
  wrong: '修正が必要な項目：{{fields}}。',
  uploading: '写真をアップロードしています。',
  refused: {
    title: '本人確認は承認されませんでした',
    body: '審査日時 {{time}}。下に示した項目を直して、もう一度提出してください。口座のほかの内容に変わりはありません。',
    again: '写真は保存していないため、2枚とも選び直してください。',
  },
  review: {
    title: '審査中です',
    label: '本人確認の段階',
    submitted: '提出',
    reviewing: '審査',
    reviewed: '確認済み',
    expected: '{{time}} までに完了予定',
    late: '通常より時間がかかっています。お手続きは不要です。詳しくはカスタマーサービスへお問い合わせください。',
    afterwards: '承認後は、出金先銀行口座を登録できます。',
    meanwhile: 'この画面を離れても審査は続きます。取引と入金は、審査中でもできます。',
  },
  verified: {
    title: '本人確認が完了しています',
    body: '出金先には、この名義の銀行口座を登録してください。',
    at: '確認日時',
    addCard: '出金先銀行口座を登録する',
    goOn: '続ける',
  },
  facts: {
    title: '提出した内容',
    submittedAt: '提出日時',
    images: '写真',
    imagesNote: '再表示されません',
  },
  states: { done: '完了', current: '現在', upcoming: '今後', failed: '不承認' },
};
