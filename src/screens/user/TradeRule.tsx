import { useText } from '../../i18n/useText';
import { HouseDocument } from './HouseDocument';

/** `/user/tradeRule`: the trading rules; open without signing in. */
export function TradeRule() {
  const t = useText('home');
  return <HouseDocument kind="tradeRule" title={t('entrances.tradeRule')} backTo="/user/usercenter" />;
}
