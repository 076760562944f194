import type { StockDetails } from '../../api/contract/stocks';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { exchangeName } from '../../widgets/market/exchangeName';

/** Code, exchange and sector of a stock, in one line. */
export const stockCaption = (t: Text<'market'>, stock: StockDetails, language: Language): string =>
  `${stock.code} · ${exchangeName(t, stock.exchange)} · ${stock.sector[language]}`;
