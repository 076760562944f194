/** Control that offers values by name, for args that are objects: `argTypes: { position: choices(positions) }`. */
export function choices<Value>(named: Record<string, Value>) {
  return { options: Object.keys(named), mapping: named, control: 'select' } as const;
}
