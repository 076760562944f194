import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { styled } from 'styled-components';
import { AmountField } from '../../components/AmountField/AmountField';
import { IconButton } from '../../components/IconButton/IconButton';
import { Select } from '../../components/Select/Select';
import type { CurrencySide } from '../../domain/currencyExchange/currencyAmounts';
import { type Currency, currencies } from '../../domain/currencyExchange/currencyExchangeVocabulary';
import { compare, isPositive, min } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { useBalanceText } from '../../widgets/account/hiddenBalances';
import { currencyAmount } from '../../widgets/currencyExchange/currencyText';
import type { ExchangeFormState, Pair, Wallets } from './useExchangeForm';

interface ExchangeFieldsProps {
  pair: Pair;
  onPair: (pair: Pair) => void;
  form: ExchangeFormState;
  onType: (side: CurrencySide, typed: string) => void;
  onSwap: () => void;
  wallets: Wallets;
}

/** Both currencies and amounts. Typing one amount computes the other from the rate. */
export function ExchangeFields({ pair, onPair, form, onType, onSwap, wallets }: ExchangeFieldsProps) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const balanceText = useBalanceText();
  const amountText = (amount: string | undefined, currency: Currency) =>
    balanceText(amount, (known) => currencyAmount(known, currency, formats));
  const { draft, typed: typedLast, amounts, balance, quote } = form;
  const shown = (side: CurrencySide) => (draft.side === side ? typedLast : (amounts[side] ?? ''));
  const options = currencies.map((currency) => ({
    value: currency,
    label: currency,
    note: [
      t(`currency.${currency}`),
      amountText(wallets.wallets.find((wallet) => wallet.currency === currency)?.balance, currency),
    ].join(' · '),
  }));
  const select = { options, placeholder: t('form.choose'), closeLabel: t('common:close') };
  const most = quote ? min(balance, quote.maximum) : '0';
  return (
    <Fields>
      <Side>
        <Select<Currency>
          {...select}
          label={t('form.from')}
          value={pair.from}
          // Choosing the same currency on both sides swaps them.
          onChange={(from) => onPair({ from, to: from === pair.to ? pair.from : pair.to })}
        />
        <AmountField
          label={t('form.give')}
          value={shown('give')}
          onChange={(typed) => onType('give', typed)}
          hint={t('form.available', { amount: amountText(balance, pair.from) })}
          error={form.errorOf('give')}
          {...(isPositive(most) && {
            max: { label: t(compare(most, balance) === 0 ? 'form.all' : 'common:most'), value: most },
          })}
        />
      </Side>
      <Swap>
        <IconButton label={t('form.swap')} glyph={ArrowUpDown} onClick={onSwap} />
      </Swap>
      <Side>
        <Select<Currency>
          {...select}
          label={t('form.to')}
          value={pair.to}
          onChange={(to) => onPair({ from: to === pair.from ? pair.to : pair.from, to })}
        />
        <AmountField
          label={t('form.receive')}
          value={shown('receive')}
          onChange={(typed) => onType('receive', typed)}
          hint={t('form.typeEither')}
          error={form.errorOf('receive')}
        />
      </Side>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.s)};
`;

// The currency only needs space for its code. With large text its amount wraps below.
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${units(space.s)};
  > * { flex: 1 0 ${units(200)}; }
  > * + * { min-width: 0; flex: 2.2 1 ${units(340)}; }
`;

// Placed below the two currencies that it swaps.
const Swap = styled.div`
  display: grid;
  width: 35%;
  justify-content: center;
`;
