import { oneOf, type Words } from './oneOf';

/** Words that show a message is no refusal. A message with one of them is never matched to the catalogue. */
export const noRefusal = {
  goodNews: {
    en: oneOf`
      congrat | (?<!not |un|if )success(?:ful(?:ly)?)?\b(?! (?:before|first)) | welcome |
      (?<!not )(?:\bcomplete[,!]|(?:completed?|done)[,!]? ?\+) |
      (?:upload|verification|check-in|payment|deposit|withdrawal|repayment) (?:completed?|done)\b |
      (?<!not |can not |may |can |must |until |should |once |only )(?:approved|confirmed)\b |
      (?:application|request|order|deposit|withdrawal|loan) (?:accepted|credited|placed)\b |
      (?<!not |too |first )submitted(?:[.,!;]|$) |
      sufficient(?<!insufficient|not sufficient)(?: (?:balance|funds))?$ |
      no longer (?:frozen|banned|locked|suspended|disabled|restricted) | unfrozen | unlocked |
      lock[- ]?up (?:period )?(?:ended|expired|over) | (?:now|you) following | \bok$ | changed$`,
    zh: oneOf`
      (?<!不|未[^,。]{0,4})成功(?!后|率|才|方|之|或) | 恭喜 | 解除(?!.*前) | 解冻 |
      已(?:全部|全数)[还结]清 | (?:上传|入金|出金|充值|提[现领]|还款|付款|设置|设定|配发)已?完[成毕] |
      已(?:到账|入账|保存|储存|更新|受理|核准|批准|生效|开通|通过(?!.*未)|发送|寄出|送出|提交|撤销|撤回|取消$) |
      (?:预计|将|内|后)[^,。]{0,8}(?:到账|入账) | 余额充足 | 剩余[^,。]{0,8}:\d |
      (?:锁[定仓]|封闭|限售)期?[^,。未]{0,2}(?:届满|结束|到期|已?满|解) | 欢迎 | 感谢`,
    jp: oneOf`
      おめでと |
      (?:完了|更新|変更|取消|取り消し|受付|設定|保存|追加|承認|(?<!連続して|連続で)送信|登録|約定|ログイン|アップロード|成立|確認(?:いた)?)(?:いた)?(?:し|され)?ました |
      承りました | 解除(?:され|いたし|し)ました | 完了[。!] | 売却可能(?:です|になり) |
      (?:ロックアップ|売却制限)期間が終了 | (?:十分に|充分に)(?:ある|ござい|あり) | ありがとうございま |
      (?<!不)承認済`,
  },
  notice: {
    en: oneOf`
      \bnotice: | announcement | maintenance | reminder | change(?:d|s)? to |
      limit (?:\w+ )?(?:raised|increased|lowered|reduced) | will (?:change|open|start|resume|close) |
      effective from | \bfrom (?:mon|tues|wednes|thurs|fri|satur|sun)day`,
    zh: oneOf`
      维护 | 维修 | 升级 | (?<!留意|关注|查看|见)公告 | 通知: | 温馨提示:?[^,。]{0,4}交易时间 | 将于 |
      变更为 | 已(?:提升|提高|上调|下调|调整) | 调整[为至] | 敬请把握`,
    jp: oneOf`引き上げ(?:られ)?ました | メンテナンス | お知らせ | 予定です`,
  },
  question: {
    en: oneOf`you sure | ^you want | confirm to`,
    zh: oneOf`是否(?:确[定认]|要|继续) | 确[定认]要 | 吗\??$`,
    jp: oneOf`よろしいですか | しますか`,
  },
} satisfies Words;
