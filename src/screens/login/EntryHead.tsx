import Languages from 'lucide-react/icons/languages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { useText } from '../../i18n/useText';
import { space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface EntryHeadProps {
  /** One secondary link at the right edge. */
  children: ReactNode;
}

/**
 * The head of the onboarding: language choice at the left, for visitors who can't read the current one, and a link at
 * the right.
 */
export function EntryHead({ children }: EntryHeadProps) {
  const t = useText('login');
  const navigate = useNavigate();
  return (
    <Head>
      <IconButton
        label={t('login.language')}
        glyph={Languages}
        onClick={() => navigate('/user/changeLang')}
      />
      {children}
    </Head>
  );
}

// The touch target extends into the margin, so that the icon is on the grid's edge.
const Head = styled.header`
  display: flex;
  min-height: ${units(touchTarget)};
  align-items: center;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: calc(var(--safe-top) + ${units(space.s)}) ${units(space.l)} 0;
  padding-left: ${units(12)};
  > a { justify-content: flex-end; }
`;
