import { useContext } from 'react';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Section } from '../../components/Section/Section';
import { usualCounterpart } from '../../domain/currencyExchange/currencyPairs';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { HiddenBalances } from '../../widgets/account/HiddenBalancesContext';
import { balanceFigure, useBalanceText } from '../../widgets/account/hiddenBalances';
import { currencyFigure } from '../../widgets/currencyExchange/currencyText';
import { exchangePairHref } from '../hrefs';
import { ReferencePrices } from './ReferencePrices';
import type { Wallets } from './useExchangeForm';

/**
 * The member's balance in each currency, with its value in yen. Rows of the ten exchangeable currencies link to the
 * form.
 */
export function CurrencyBalances({ wallets }: { wallets: Wallets }) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const language = useLanguage();
  const hidden = useContext(HiddenBalances);
  const balanceText = useBalanceText();
  const { source, quotedAt, totalInYen } = wallets;
  return (
    <>
      <Section>
        <KeyFigure
          label={t('balances.total')}
          value={balanceText(totalInYen)}
          {...(!hidden && { unit: t('common:yen') })}
          note={t('balances.note', { source: source[language], time: formats.dateTime(quotedAt) })}
        />
      </Section>
      <Section bleed>
        <List label={t('tabs.balances')}>
          {wallets.wallets.map(({ currency, balance, valueInYen }) => (
            <ListRow
              key={currency}
              {...(currency !== 'EUR' && { href: exchangePairHref(currency, usualCounterpart(currency)) })}
              chevron={false}
              title={currency}
              subtitle={t(`currency.${currency}`)}
              trailing={balanceFigure(balance, formats, (known) => currencyFigure(known, currency, formats))}
              {...(!hidden && { trailingNote: t('balances.inYen', { amount: formats.money(valueInYen) }) })}
            />
          ))}
        </List>
      </Section>
      <ReferencePrices />
    </>
  );
}
