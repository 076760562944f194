import { styled } from 'styled-components';
import { useIpoIssues, useIpoRecords } from '../../api/queries/ipo';
import { toMinute, useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Stack } from '../../components/Stack/Stack';
import { ipoHeld } from '../../domain/ipo/ipoHeld';
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
  const now = useServerTime(toMinute);
  const lotsOf = (id: string) => applications.find(({ issueId }) => issueId === id)?.subscribedLots;
  return (
    <Load from={issues} skeleton={skeleton}>
      {(data) => (
        <>
          {phase !== 'ended' && (
            <Section>
              <Stack gap="s">
                <ServerTime>{(now) => <WindowClock window={data.channel} now={now} />}</ServerTime>
                {data.issues.length > 0 && <PossibleLoss held={ipoHeld(data.issues, applications)} />}
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
                    <IpoCard
                      issue={issue}
                      appliedLots={lotsOf(issue.id)}
                      now={now}
                      href={ipoHref(issue.id)}
                    />
                  </li>
                ))}
              </Cards>
            </Section>
          )}
          {phase !== 'ended' && <PastOdds past={data.pastAllotments} />}
        </>
      )}
    </Load>
  );
}

/** How much of what is paid can be lost: in yen for the money on hold, once that is known. */
function PossibleLoss({ held }: { held: string | undefined }) {
  const formats = useFormats();
  const t = useText('ipo');
  const title = held === undefined ? t('loss.all') : t('loss.most', { amount: formats.yen(held) });
  return (
    <Banner tone="warning" title={title}>
      {t('loss.why')}
    </Banner>
  );
}

/** How applications were served in the last draws, if that is known. */
function PastOdds({ past }: { past: PastAllotments | null | undefined }) {
  const formats = useFormats();
  const t = useText('ipo');
  const lots = allottedOf100(past);
  if (past == null || lots === undefined) return null;
  return (
    <Section>
      <Note>{t('odds.line', { issues: formats.number(String(past.issues)), lots })}</Note>
    </Section>
  );
}
