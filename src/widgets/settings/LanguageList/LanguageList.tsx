'use client';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { type Language, languages, languageTag } from '../../../i18n/language';
import { useText } from '../../../i18n/useText';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface LanguageListProps {
  /** The current language, which is marked. */
  current: Language;
  /** Called with the chosen language. */
  onChoose: (language: Language) => void;
}

/** The interface languages, each named in its own language. */
export function LanguageList({ current, onChoose }: LanguageListProps) {
  const t = useText('home');
  return (
    <Rows role="list">
      {languages.map((language) => (
        <li key={language}>
          <Row
            type="button"
            lang={languageTag[language]}
            aria-current={language === current || undefined}
            onClick={() => onChoose(language)}
          >
            {t(`language.${language}`)}
            {language === current && <Icon glyph={Check} />}
          </Row>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
  > li + li { border-top: 1px solid ${color('hairline')}; }
`;

const Row = styled.button`
  display: flex;
  width: 100%;
  min-height: ${units(104)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: ${units(space.s, space.l)};
  &[aria-current] { color: ${color('accent')}; font-weight: ${fontWeight.bold}; }
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;
