import type { Localized } from '../localized';

/** A stock as notices name it, such as `Kaede Air (1186)`. */
export function stockLabel({ name, code }: { name: Localized; code: string }): Localized {
  return { en: `${name.en} (${code})`, tw: `${name.tw}（${code}）`, jp: `${name.jp}（${code}）` };
}
