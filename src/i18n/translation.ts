/**
 * The shape every locale must have: the keys of the English namespace with strings of its own. A key that is
 * missing, or one too many, does not compile.
 */
export type Translation<Namespace> = {
  [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translation<Namespace[Key]>;
};
