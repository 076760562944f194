import { useText } from '../../i18n/useText';
import { PlatformDocument } from './PlatformDocument';

/** `/user/tradeRule`: the trading rules. Needs no sign-in. */
export function TradeRule() {
  const t = useText('home');
  return <PlatformDocument kind="tradeRule" title={t('entrances.tradeRule')} backTo="/user/usercenter" />;
}
