import type { i18n } from 'i18next';
import { reportOnce } from '../lib/reportOnce';
import { defaultLanguage, isLanguage } from './language';
import type { TextParams } from './text';

/** `t` of i18next. */
export type AnyText = (key: string, params?: TextParams) => string;

/**
 * Development only: reports namespaces without texts, and shows the last part of a missing key in words.
 *
 * @param instance undefined if the host has no i18next
 * @param namespace of keys without prefix
 */
export function withMissingTexts(t: AnyText, instance: i18n | undefined, namespace: string): AnyText {
  return (key, params) => {
    if (instance?.exists(key, { ns: namespace, ...params })) return t(key, params);
    const [prefix = ''] = key.split(':');
    reportMissingTexts(instance, prefix === key ? namespace : prefix);
    return t(key, { ...params, defaultValue: inWords(key, params) });
  };
}

/** Development only: says how to add the texts of a namespace in the current language. */
export function reportMissingTexts(instance: i18n | undefined, namespace: string): void {
  reportOnce(instance ? withoutNamespace(instance, namespace) : withoutInstance);
}

const withoutInstance = `widgets read their texts from i18next, which is not set up. Add an instance, for example:

  import i18next from 'i18next';
  import { initReactI18next } from 'react-i18next';
  import { trade } from 'itayose/texts/en/trade';

  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { trade } },
    interpolation: { escapeValue: false },
  });

itayose/namespaces.json lists the namespaces of each widget.`;

function withoutNamespace({ language, languages }: i18n, namespace: string): string {
  const ours = languages.find(isLanguage);
  return `i18next lacks texts of the namespace "${namespace}" in the language "${language}". Add them:

  import { ${namespace} } from 'itayose/texts/${ours ?? defaultLanguage}/${namespace}';
  i18next.addResourceBundle('${ours ?? language}', '${namespace}', ${namespace});

itayose/namespaces.json lists the namespaces of each widget.`;
}

/** The last part of a key, and the values: `order.priceType` is "Price type". */
function inWords(key: string, { context: _, ...values }: TextParams = {}): string {
  const [last = ''] = key.split(/[.:]/).slice(-1);
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [words.charAt(0).toUpperCase() + words.slice(1), ...Object.values(values)].join(' ');
}
