import { styled } from 'styled-components';
import type { IpoAllotments, IpoChannel, IpoIssue } from '../../api/contract/ipo';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { allottedOf100 } from '../../domain/ipo/ipoOdds';
import type { Formats } from '../../i18n/formats';
import { inLanguage } from '../../i18n/inLanguage';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lineHeight } from '../../theme/tokens';
import { IpoSchedule } from '../../widgets/ipo/IpoSchedule/IpoSchedule';
import { exchangeName } from '../../widgets/market/exchangeName';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { ServerTime } from '../ServerTime';

const Business = styled.p`
  line-height: ${lineHeight.prose};
`;

interface IpoFactsProps {
  issue: IpoIssue;
  channel: IpoChannel;
  pastAllotments?: IpoAllotments | null | undefined;
  /** The member has applied, so the maximum amount owed is no longer relevant, as with an ended issue. */
  applied?: boolean;
}

const count = (figure: number, formats: Formats) => formats.number(String(figure));

/** The offer: price, the most an applicant may owe, the odds of past draws, what the company does, and every date. */
export function IpoFacts({ issue, channel, pastAllotments, applied = false }: IpoFactsProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const market = useText('market');
  const language = useLanguage();
  const { minLots, maxLots, lotSize } = issue;
  const mostOwed = {
    label: t('mostOwed'),
    value: formats.money(issue.mostOwed),
    note: t('mostOwedNote', { lots: count(maxLots, formats), shares: count(maxLots * lotSize, formats) }),
    emphasised: true,
  };
  const odds = allottedOf100(pastAllotments);
  return (
    <>
      <Section>
        <Stack gap="xs">
          <KeyFigure
            label={t('issuePrice')}
            value={formats.price(issue.issuePrice)}
            unit={t('common:yen')}
            note={`${issue.code} · ${exchangeName(market, issue.exchange)} · ${t(`phase.${issue.phase}`)}`}
          />
          {issue.phase !== 'ended' && (
            <ServerTime>{(now) => <WindowClock window={channel} now={now} />}</ServerTime>
          )}
        </Stack>
        <KeyValue
          items={[
            { label: t('totalLots'), value: count(issue.totalSubscriptionLots, formats) },
            {
              label: t('lotsEach'),
              value: t('products:range', { low: count(minLots, formats), high: count(maxLots, formats) }),
            },
            { label: t('apply.perLot'), value: formats.money(issue.lotPrice) },
            ...(applied || issue.phase === 'ended' ? [] : [mostOwed]),
            ...(pastAllotments == null || odds === undefined || issue.phase === 'ended'
              ? []
              : [
                  {
                    label: t('odds.past'),
                    value: t('odds.of100', { lots: odds }),
                    note: t('odds.source', { issues: count(pastAllotments.issues, formats) }),
                  },
                ]),
          ]}
        />
      </Section>
      {issue.business && (
        <Section title={t('detail.business')}>
          <Business>{inLanguage(issue.business, language)}</Business>
        </Section>
      )}
      <Section title={t('detail.schedule')}>
        <ServerTime>{(now) => <IpoSchedule issue={issue} now={now} />}</ServerTime>
      </Section>
    </>
  );
}
