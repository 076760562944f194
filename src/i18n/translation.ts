/**
 * The required shape of every locale: the keys of the English namespace with its own strings. A missing or additional
 * key does not compile.
 */
export type Translation<Namespace> = {
  [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translation<Namespace[Key]>;
};
