import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SignInState } from '../../api/contract/rewards';
import { useAccount } from '../../api/queries/account';
import { useSignInMonth } from '../../api/queries/rewards';
import { IconButton } from '../../components/IconButton/IconButton';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { exchangeDate } from '../../domain/market/tradingSession';
import { addMonths } from '../../domain/rewards/monthWeeks';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { textSize } from '../../theme/textSize';
import { fontWeight, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { SignInCalendar } from '../../widgets/rewards/SignInCalendar/SignInCalendar';

/** The days of a month, initially the current one, and the current streak. */
export function SignInMonth({ status }: { status: SignInState }) {
  const t = useText('rewards');
  const present = status.today.slice(0, 7);
  const [month, setMonth] = useState(present);
  const other = loadedData(useSignInMonth(month));
  const days = month === present ? status.days : other?.days;
  const registeredAt = loadedData(useAccount())?.registeredAt;
  return (
    <Section>
      <Head>
        <IconButton label={t('earlier')} glyph={ChevronLeft} onClick={() => setMonth(addMonths(month, -1))} />
        <Title aria-live="polite">{month.replace('-', '/')}</Title>
        {month < present ? (
          <IconButton label={t('later')} glyph={ChevronRight} onClick={() => setMonth(addMonths(month, 1))} />
        ) : (
          <Nothing />
        )}
      </Head>
      <SignInCalendar
        month={month}
        days={days ?? []}
        today={status.today}
        // Days are not missed until their sign-ins are known.
        registered={days && registeredAt !== undefined ? exchangeDate(registeredAt) : undefined}
      />
      <KeyValue items={[{ label: t('streak'), value: t('days', { days: status.streak }) }]} />
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Title = styled.h2`
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
`;

// Keeps the month centred.
const Nothing = styled.span`
  width: ${units(touchTarget)};
`;
