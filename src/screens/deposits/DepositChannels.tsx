import { styled } from 'styled-components';
import { useAccount } from '../../api/queries/account';
import { useDepositChannels, usePendingDeposits } from '../../api/queries/deposits';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { Stack } from '../../components/Stack/Stack';
import { accountReasons } from '../../domain/account/accountReasons';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { ServerTime } from '../ServerTime';
import { MemberRestrictions } from '../support/MemberRestrictions';
import { useServiceSheet } from '../support/useServiceSheet';
import { OneAtATime } from '../transfers/OneAtATime';
import { PendingTransfer } from '../transfers/PendingTransfer';
import { ChannelCard } from './ChannelCard';

const Cards = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;

const skeleton = (
  <Section>
    <SkeletonCards count={4} lines={2} />
  </Section>
);

/** Whether and when deposits are accepted, how they work, and every channel with its hours and limits. */
export function DepositChannels() {
  const t = useText('deposits');
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const [pending] = loadedData(usePendingDeposits())?.items ?? [];
  return (
    <>
      {accountReasons(restrictions).length > 0 && <MemberRestrictions restrictions={restrictions} />}
      <PendingTransfer kind="deposit" transfer={pending} />
      <Load from={useDepositChannels()} skeleton={skeleton}>
        {({ hours, channels, reviewMinutes, bookingMinutes }) => (
          <>
            {channels.length > 0 && (
              <Section>
                <Stack gap="xs">
                  <ServerTime>{(now) => <WindowClock window={hours} now={now} />}</ServerTime>
                  <OneAtATime kind="deposit" pending={pending !== undefined} />
                </Stack>
              </Section>
            )}
            {channels.length === 0 ? (
              <NoChannels />
            ) : (
              <Section title={t('channels')}>
                <Cards role="list" aria-label={t('channels')}>
                  {channels.map((channel) => (
                    <li key={channel.id}>
                      <ChannelCard channel={channel} />
                    </li>
                  ))}
                </Cards>
              </Section>
            )}
            <Section title={t('how')}>
              <Note>{t('howSteps', { review: reviewMinutes, booking: bookingMinutes })}</Note>
            </Section>
          </>
        )}
      </Load>
    </>
  );
}

/** There is no channel: customer service can say when there is. */
function NoChannels() {
  const t = useText('deposits');
  const { openService, serviceSheet } = useServiceSheet();
  const contact = (
    <Button kind="quiet" onClick={openService}>
      {t('support:contact')}
    </Button>
  );
  return (
    <>
      <Empty title={t('noChannels')} action={contact} />
      {serviceSheet}
    </>
  );
}
