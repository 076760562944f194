/** Returns a query value if it is one of these, else the first of them. An address can be typed by hand. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  asked: string | null,
): Value {
  return values.find((value) => value === asked) ?? values[0];
}
