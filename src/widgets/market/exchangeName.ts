import type { Text } from '../../i18n/text';

const known = ['EAST', 'WEST', 'NORTH'] as const;

/** Name of an exchange in the member's language. A newly added exchange is shown by its code. */
export function exchangeName(t: Text<'market'>, code: string): string {
  const exchange = known.find((each) => each === code);
  return exchange ? t(`exchange.names.${exchange}`) : code;
}
