/** Path of a namespace: `src/i18n/locales/en/trade.ts`. */
const textsFile = /^src\/i18n\/locales\/\w+\/(\w+)\.ts$/;

/** Use of a namespace: `useText('trade')`, `t('trade:order.title')`. */
const naming = /(?:useText\(|(?=['"`]\w+:))['"`](\w+)/g;

interface Reach {
  /** Paths that a file of stories reached. */
  reached: readonly string[];
  /** Text of a file. */
  read: (path: string) => string;
}

/**
 * Removes texts of namespaces that no reached file names. Stories load all texts, but show only a few namespaces.
 */
export function withoutUnusedTexts({ reached, read }: Reach): string[] {
  const named = new Set<string>();
  for (const path of reached)
    if (!textsFile.test(path)) for (const [, name = ''] of read(path).matchAll(naming)) named.add(name);
  return reached.filter((path) => {
    const [, namespace] = textsFile.exec(path) ?? [];
    return namespace === undefined || named.has(namespace);
  });
}
