import Languages from 'lucide-react/icons/languages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space, touchTarget } from '../../theme/tokens';

export interface EntryHeadProps {
  /** At the right edge: one quiet way on. */
  children: ReactNode;
}

/** Head of the onboarding: the language at the left, for whoever can't read this one, and a way on at the right. */
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

// The icon's target reaches into the margin, so that the icon itself stands on the grid's edge.
const Head = styled.header`
  display: flex;
  min-height: ${rem(touchTarget)};
  align-items: center;
  justify-content: space-between;
  gap: ${rem(space.s)};
  padding: calc(var(--safe-top) + ${rem(space.s)}) ${rem(space.l)} 0;
  padding-left: ${rem(12)};
  > a { justify-content: flex-end; }
`;
