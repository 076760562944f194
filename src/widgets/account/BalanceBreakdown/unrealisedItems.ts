import type { Account } from '../../../api/contract/account';
import type { KeyValueItem } from '../../../components/KeyValue/KeyValue';
import type { Formats } from '../../../i18n/formats';
import type { Translate } from '../../../i18n/text';
import { resultItems } from '../../resultItems';

type Unrealised = Pick<
  Account,
  'unrealisedProfit' | 'purchaseFees' | 'closingFees' | 'netUnrealisedProfit' | 'investedIn'
>;

/** Returns the rows that add up to the unrealised result after all fees. */
export function unrealisedItems(t: Translate, balances: Unrealised, formats: Formats): KeyValueItem[] {
  const {
    unrealisedProfit: gross,
    purchaseFees,
    closingFees,
    netUnrealisedProfit: net,
    investedIn,
  } = balances;
  const copyTrades = investedIn.some(({ kind }) => kind === 'copyTrade');
  return resultItems(
    t,
    { gross, purchaseFees, closingFees, net },
    {
      gross: t('home:assets.beforeFees'),
      net: t('home:assets.unrealised'),
      closingNote: copyTrades ? t('home:assets.closingFeesNote') : undefined,
    },
    formats,
  );
}
