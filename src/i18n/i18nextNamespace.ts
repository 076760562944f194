const prefix = 'itayose-';

/** The name of a namespace in i18next. The prefix keeps it apart from those of a host of the library. */
export const i18nextNamespace = (namespace: string): string => prefix + namespace;

/** The namespace of a name in i18next. */
export const namespaceOf = (name: string): string => name.slice(prefix.length);

/** A key in i18next: `common:close` is `itayose-common:close`; a key without its namespace stays as it is. */
export const i18nextKey = (key: string): string => (key.includes(':') ? prefix + key : key);
