/** Control that offers values by name, for args that are objects: `argTypes: { position: choices(positions) }`. */
export function choices<Value>(named: Record<string, Value>) {
  const options = Object.keys(named);
  const labels = Object.fromEntries(options.map((name) => [name, inWords(name)]));
  return { options, mapping: named, control: { type: 'select', labels } } as const;
}

/** Such as `short at a loss` for `shortAtALoss`. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
