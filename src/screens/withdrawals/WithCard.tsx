import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../api/queries/account';
import { useCards } from '../../api/queries/cards';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { TopBar } from '../../components/TopBar/TopBar';
import { accountReasons } from '../../domain/account/accountReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { amendDraft } from '../../session/formDrafts';
import { Load } from '../../widgets/Load/Load';
import { firstReasonText } from '../../widgets/reasonText';
import { addCardHref } from '../hrefs';
import { OwnRestrictions } from '../support/MemberRestrictions';
import { useBack } from '../useBack';
import { CardChoices } from './CardChoices';

const skeleton = (
  <Section>
    <SkeletonCards count={2} />
  </Section>
);

/** `/user/WithCard?card=…`: chooses the bank account of a withdrawal. */
export function WithCard() {
  const formats = useFormats();
  const t = useText('withdrawals');
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('card'));
  const cards = useCards();
  const back = useBack('/user/withdraw');
  const known = loadedData(cards)?.some(({ id }) => id === chosen) ?? false;
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const reason =
    firstReasonText(t, accountReasons(restrictions, 'withdrawBanned'), formats) ??
    (known ? undefined : t('reasons:cardMissing'));
  const none = loadedData(cards)?.length === 0;
  const use = () => {
    amendDraft({ form: 'withdrawal', address: '/user/withdraw' }, { card: chosen });
    back.onPress();
  };
  const add = (kind: 'primary' | 'quiet') => (
    <LinkButton fullWidth kind={kind} href={addCardHref('/user/WithCard')}>
      {t('cards:add')}
    </LinkButton>
  );
  const action = none ? (
    add('primary')
  ) : (
    <Button fullWidth {...(reason !== undefined && { blockedReason: reason })} onClick={use}>
      {t('cardUse')}
    </Button>
  );
  return (
    <Page topBar={<TopBar title={t('cardsTitle')} back={back} />} actions={action}>
      <OwnRestrictions concerning={['frozen', 'withdrawBanned']} />
      <Load from={cards} skeleton={skeleton}>
        {(own) =>
          own.length === 0 ? (
            <Empty title={t('cards:empty')}>{t('cards:emptyNote')}</Empty>
          ) : (
            <>
              <CardChoices cards={own} chosen={chosen} onChoose={setChosen} />
              <Section>{add('quiet')}</Section>
            </>
          )
        }
      </Load>
    </Page>
  );
}
