import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { TopBar } from '../../components/TopBar/TopBar';
import { switchLanguage } from '../../i18n/i18n';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { storedLanguage } from '../../session/storedLanguage';
import { useSession } from '../../session/useSession';
import { LanguageList } from '../../widgets/settings/LanguageList/LanguageList';
import { useBack } from '../useBack';

/** `/user/changeLang`: switches the language without a reload, stores the choice and goes back (decision 19). */
export function ChangeLang() {
  const t = useText('home');
  const { i18n } = useTranslation();
  const current = useLanguage();
  const back = useBack(useSession() ? '/user/setting' : '/login/login');
  const [failed, setFailed] = useState(false);

  const choose = async (language: Language) => {
    try {
      if (!(await switchLanguage(i18n, language))) return;
    } catch {
      // The texts of that language failed to load, so the current language stays.
      return setFailed(true);
    }
    storedLanguage.write(language);
    back.onPress();
  };

  return (
    <Page topBar={<TopBar title={t('language.title')} back={back} />}>
      <Section bleed>
        <LanguageList current={current} onChoose={choose} />
      </Section>
      {failed && (
        <Section>
          <Banner tone="danger" announce>
            {t('common:failure.code')}
          </Banner>
        </Section>
      )}
    </Page>
  );
}
