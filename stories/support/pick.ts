/** The named properties of an object, for a widget that takes less than the contract has. */
export const pick = <Model extends object, Key extends keyof Model>(
  model: Model,
  keys: readonly Key[],
): Pick<Model, Key> =>
  Object.fromEntries(keys.map((key) => [key, model[key]])) as unknown as Pick<Model, Key>;
