export function without(values: Record<string, string>, name: string) {
  const { [name]: _, ...others } = values;
  return others;
}
