import { useCurrencyReferences } from '../../api/queries/currencyExchange';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { referenceFigure } from '../../widgets/currencyExchange/currencyText';
import { Load } from '../../widgets/Load/Load';

/** Prices for information: pairs and a coin in dollars, and yen in euros. Nothing can be exchanged at them. */
export function ReferencePrices() {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const language = useLanguage();
  return (
    <Section title={t('references.title')} bleed>
      <Load from={useCurrencyReferences()} skeleton={<SkeletonRows count={4} />}>
        {({ references, source, quotedAt }) => (
          <>
            <List label={t('references.title')}>
              {references.map(({ code, name, kind, price }) => (
                <ListRow
                  key={code}
                  title={name[language]}
                  subtitle={code}
                  trailing={<span>{referenceFigure(price, kind, formats)}</span>}
                />
              ))}
            </List>
            <Section>
              <Note>
                {t('references.note', { source: source[language], time: formats.dateTime(quotedAt) })}
              </Note>
            </Section>
          </>
        )}
      </Load>
    </Section>
  );
}
