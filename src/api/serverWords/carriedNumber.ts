import type { MessageParams } from '../contract/messageKeys';

/** What a number beside it may not mean as it stands: multiples, percentages, other currencies than the yen. */
const otherUnit =
  /[百千万萬億亿%$€£₩₹฿₫]|美元|港[元币幣]|[台臺][币幣]|人民[币幣]|ドル|ウォン|(?:^|[^a-z])(?:[km]|mio|million|thousand|cny|rmb|twd|hkd|usdt?|thb|vnd|myr|krw|inr)(?![a-z])/;

/** "A day", "a stock", "once": no limit in Japanese. */
const perOne = /\b1(?=日の|銘柄|回の)/g;

/** The code of an error, such as `[W03]`, `E302:` or `code=1001`. */
const errorCode = /\[[^\]]*\]|\b(?:err(?:or)?|code|status)[-_:=# ]*\d+|\b[a-z]{1,2}[-_]?\d+\b/g;

const decimalNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The one number of a plain message; none where there are several, or where it may not mean what it seems. */
export function carriedNumber(text: string): MessageParams {
  const said = text.replace(errorCode, '').replace(perOne, '');
  const [number, ...others] = said.match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (!number || others.length > 0 || !decimalNumber.test(number) || otherUnit.test(text)) return {};
  return { n: number.replaceAll(',', '') };
}
