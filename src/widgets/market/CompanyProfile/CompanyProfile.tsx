'use client';
import { styled } from 'styled-components';
import type { Company } from '../../../api/contract/company';
import type { StockDetails } from '../../../api/contract/stocks';
import { Note } from '../../../components/Note/Note';
import { Section } from '../../../components/Section/Section';
import { exchangeMidnight } from '../../../domain/market/tradingSession';
import { valuation } from '../../../domain/market/valuation';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { JutaNote } from '../../JutaNote/JutaNote';
import { FactColumns } from '../StockFacts/FactColumns';

export interface CompanyProfileProps {
  /** The company. Figures per share in yen; dates `YYYY-MM-DD` at the exchange. */
  company: Company;
  /** Its stock. The figures follow its last price. */
  stock: Pick<StockDetails, 'latestPrice' | 'sector'>;
}

/**
 * The company behind a stock: what it does, what it costs at the last price, and its next dates. A ratio without meaning, such as
 * the price of earnings after a loss, is —.
 */
export function CompanyProfile({ company, stock }: CompanyProfileProps) {
  const formats = useFormats();
  const language = useLanguage();
  const t = useText('company');
  const { marketCapitalisation, priceToEarnings, priceToBook, returnOnEquity } = valuation(
    stock.latestPrice,
    company,
  );
  const times = (ratio: string | undefined) =>
    ratio === undefined
      ? formats.number(undefined)
      : t('times', { ratio: formats.figure(ratio, twoDecimals) });
  return (
    <>
      <Section title={t('business')}>
        <Business>{company.business[language]}</Business>
        <FactColumns
          facts={[
            [t('sector'), stock.sector[language]],
            [t('foundedIn'), String(company.foundedIn)],
            [t('employees'), formats.number(company.employees)],
            [t('sharesOutstanding'), formats.number(company.sharesOutstanding)],
          ]}
        />
      </Section>
      <Section title={t('figures')}>
        <FactColumns
          facts={[
            [t('marketCapitalisation'), formats.largeNumber(marketCapitalisation)],
            [t('returnOnEquity'), formats.percent(returnOnEquity)],
            [t('priceToEarnings'), times(priceToEarnings)],
            [t('earningsPerShare'), formats.money(company.earningsPerShare)],
            [t('priceToBook'), times(priceToBook)],
            [t('bookValuePerShare'), formats.money(company.bookValuePerShare)],
          ]}
        />
        <JutaNote />
        <Note>{t('figuresNote')}</Note>
      </Section>
      <Section title={t('calendar')}>
        {company.events.length === 0 ? (
          <Note>{t('noEvents')}</Note>
        ) : (
          <Events>
            {company.events.map(({ kind, date }) => (
              <li key={`${kind} ${date}`}>
                <time dateTime={date}>{formats.date(exchangeMidnight(date))}</time>
                <span>{t(`events.${kind}`)}</span>
              </li>
            ))}
          </Events>
        )}
      </Section>
    </>
  );
}

const twoDecimals = { decimals: 2 } as const;

const Business = styled.p`
  padding-bottom: ${units(space.s)};
`;

const Events = styled.ol`
  font-size: ${textSize('small')};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${units(space.l)};
    padding: ${units(12)} 0;
    border-bottom: 1px solid ${color('hairline')};
  }
  time { color: ${color('inkSecondary')}; }
`;
