import { styled } from 'styled-components';
import { useIpoIssues, useIpoRecords } from '../../api/queries/ipo';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Stack } from '../../components/Stack/Stack';
import { allottedOf100, type PastAllotments } from '../../domain/ipo/ipoOdds';
import type { IpoPhase, IpoResult } from '../../domain/ipo/ipoVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { IpoCard } from '../../widgets/ipo/IpoCard/IpoCard';
import { Load } from '../../widgets/Load/Load';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { ipoHref, ipoListHref } from '../hrefs';
import { ServerTime } from '../ServerTime';

const Cards = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;

const skeleton = (
  <Section>
    <SkeletonCards columns={2} lines={1} />
  </Section>
);

/** Result of every application for an issue that still takes applications. */
const undrawn: IpoResult[] = ['awaitingDraw'];

/** The new issues of one phase, and when applications are accepted. */
export function IpoIssues({ phase }: { phase: IpoPhase }) {
  const t = useText('ipo');
  const issues = useIpoIssues(phase);
  const applications = loadedData(useIpoRecords(undrawn))?.items ?? [];
  const lotsOf = (id: string) => applications.find(({ issueId }) => issueId === id)?.subscribedLots;
  return (
    <Load from={issues} skeleton={skeleton}>
      {(data) => (
        <>
          {phase !== 'ended' && (
            <Section>
              <Stack gap="s">
                <ServerTime>{(now) => <WindowClock window={data.channel} now={now} />}</ServerTime>
                <PastOdds past={data.pastAllotments} />
              </Stack>
            </Section>
          )}
          {data.issues.length === 0 ? (
            <Empty
              title={t(`empty.${phase}`)}
              action={
                <LinkButton kind="quiet" href={`${ipoListHref}?view=calendar`}>
                  {t('calendar.title')}
                </LinkButton>
              }
            >
              {t('empty.hint')}
            </Empty>
          ) : (
            <Section>
              <Cards role="list" aria-label={t(`phase.${phase}`)}>
                {data.issues.map((issue) => (
                  <li key={issue.id}>
                    <IpoCard issue={issue} appliedLots={lotsOf(issue.id)} href={ipoHref(issue.id)} />
                  </li>
                ))}
              </Cards>
            </Section>
          )}
        </>
      )}
    </Load>
  );
}

/** How applications were served in the last draws, if that is known. */
function PastOdds({ past }: { past: PastAllotments | null | undefined }) {
  const formats = useFormats();
  const t = useText('ipo');
  const lots = allottedOf100(past);
  if (past == null || lots === undefined) return null;
  return <Note>{t('odds.line', { issues: formats.number(String(past.issues)), lots })}</Note>;
}
