import { useCards } from '../../api/queries/cards';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { addCardHref } from '../hrefs';
import { OwnRestrictions } from '../support/MemberRestrictions';
import { useBack } from '../useBack';
import { CardsList } from './CardsList';

/** `/user/BankCard`: the bank accounts for withdrawals, masked, to add and remove. */
export function BankCard() {
  const t = useText('cards');
  const back = useBack('/user/usercenter');
  const cards = useCards();
  const add = (
    <LinkButton fullWidth href={addCardHref('/user/BankCard')}>
      {t('add')}
    </LinkButton>
  );
  return (
    <Page topBar={<TopBar title={t('title')} back={back} />} actions={add}>
      <OwnRestrictions concerning={['frozen', 'withdrawBanned']} />
      <Load
        from={cards}
        skeleton={
          <Section>
            <SkeletonCards count={2} />
          </Section>
        }
      >
        {(own) =>
          own.length === 0 ? <Empty title={t('empty')}>{t('emptyNote')}</Empty> : <CardsList cards={own} />
        }
      </Load>
      <Section>
        <Note>{t('own')}</Note>
      </Section>
    </Page>
  );
}
