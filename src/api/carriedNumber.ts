import type { MessageParams } from './contract/messageKeys';

/** Units that change the meaning of a number: multiples, percentages, currencies other than yen. */
const otherUnit =
  /[百千万萬億亿%$€£₩₹฿₫]|美元|港[元币幣]|[台臺][币幣]|人民[币幣]|ドル|ウォン|(?:^|[^a-z])(?:[km]|mio|million|thousand|cny|rmb|twd|hkd|usdt?|thb|vnd|myr|krw|inr)(?![a-z])/;

/** The 1 of "a day", "a stock" or "once" in Japanese, which is not a limit. */
const perOne = /\b1(?=日の|銘柄|回の)/g;

/** The code of an error, such as `[W03]`, `E302:` or `code=1001`. */
const errorCode = /\[[^\]]*\]|\b(?:err(?:or)?|code|status)[-_:=# ]*\d+|\b[a-z]{1,2}[-_]?\d+\b/g;

const decimalNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The only number of a plain message; none if there are several, or if its meaning is uncertain. */
export function carriedNumber(text: string): MessageParams {
  const said = text.replace(errorCode, '').replace(perOne, '');
  const [number, ...others] = said.match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (!number || others.length > 0 || !decimalNumber.test(number) || otherUnit.test(text)) return {};
  return { n: number.replaceAll(',', '') };
}
