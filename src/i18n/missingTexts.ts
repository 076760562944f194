import type { i18n } from 'i18next';
import { reportOnce } from '../lib/reportOnce';
import { i18nextKey, i18nextNamespace } from './i18nextNamespace';
import { defaultLanguage, isLanguage } from './language';
import type { TextParams } from './text';

/** `t` of i18next, which returns nothing until it is initialised. */
export type AnyText = (key: string, params?: TextParams) => string | undefined;

/**
 * Development only: reports namespaces without texts, and shows the last part of a missing key in words.
 *
 * @param instance undefined if the host has no i18next
 * @param namespace of keys without prefix
 */
export function withMissingTexts(
  t: AnyText,
  instance: i18n | undefined,
  namespace: string,
): (key: string, params?: TextParams) => string {
  return (key, params) => {
    const name = i18nextKey(key);
    if (instance?.exists(name, { ns: i18nextNamespace(namespace), ...params }))
      return String(t(name, params));
    const [prefix = ''] = key.split(':');
    // An instance without languages is not initialised yet.
    if (!instance || instance.languages) reportMissingTexts(instance, prefix === key ? namespace : prefix);
    const words = inWords(key, params);
    return t(name, { ...params, defaultValue: words }) || words;
  };
}

/** Development only: says how to add the texts of a namespace in the current language. */
export function reportMissingTexts(instance: i18n | undefined, namespace: string): void {
  reportOnce(instance ? withoutNamespace(instance, namespace) : withoutInstance);
}

/** Development only: reports an i18next that escapes values, which React escapes again: `1&#x2F;4`. */
export function reportEscaping(instance: i18n | undefined): void {
  if (instance?.options?.interpolation?.escapeValue !== false && instance?.languages) reportOnce(escapes);
}

const escapes = `i18next escapes the values in texts, and React escapes them again: "1/4" is shown as "1&#x2F;4". Set
  interpolation: { escapeValue: false }
in the options of i18next, or wrap the widgets in ItayoseTexts.`;

const withoutInstance = `widgets need texts. Wrap them in a provider, for example:

  import { ItayoseTexts } from 'itayose/i18n/ItayoseTexts';
  import { common } from 'itayose/texts/en/common';
  import { trade } from 'itayose/texts/en/trade';

  const texts = { common, trade };

  <ItayoseTexts language="en" texts={texts}>…</ItayoseTexts>

itayose/namespaces.json lists the namespaces of each widget.`;

function withoutNamespace({ language, languages }: i18n, namespace: string): string {
  const ours = languages.find(isLanguage);
  return `the texts of "${namespace}" in the language "${language}" are missing. Add them to the texts of ItayoseTexts:

  import { ${namespace} } from 'itayose/texts/${ours ?? defaultLanguage}/${namespace}';

or to an i18next of your own:

  i18next.addResourceBundle('${ours ?? language}', '${i18nextNamespace(namespace)}', ${namespace});

itayose/namespaces.json lists the namespaces of each widget.`;
}

/** The last part of a key, and the values: `order.priceType` is "Price type". */
function inWords(key: string, { context: _, ...values }: TextParams = {}): string {
  const [last = ''] = key.split(/[.:]/).slice(-1);
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [words.charAt(0).toUpperCase() + words.slice(1), ...Object.values(values)].join(' ');
}
