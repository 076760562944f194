/** A file with the texts of one namespace: `src/i18n/locales/en/trade.ts`. */
const textsFile = /^src\/i18n\/locales\/\w+\/(\w+)\.ts$/;

/** A namespace by itself, or before a key: `useText('trade')`, `t('trade:order.title')`. */
const naming = /(?:useText\(|(?=['"`]\w+:))['"`](\w+)/g;

interface Reach {
  /** Paths that a file of stories reached. */
  reached: readonly string[];
  /** Text of a file. */
  read: (path: string) => string;
}

/**
 * The same paths without the texts of namespaces that none of the reached files names: a story is given all texts and
 * shows those of a few namespaces.
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
