import styled from 'styled-components';
import { useSiteConfig } from '../../api/queries/common';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens';
import { BoardDrawing } from './BoardDrawing';
import { Brand } from './Brand';
import { ContactUs } from './ContactUs';
import { EntryHead } from './EntryHead';

/** Onboarding choice: register, "I have an account", contact us (specification 2). */
export function Logon2() {
  const t = useText('login');
  const config = loadedData(useSiteConfig());
  return (
    <Page
      topBar={
        <EntryHead>
          <ContactUs />
        </EntryHead>
      }
      actions={
        <Ways>
          <LinkButton fullWidth href="#/login/register">
            {t('choice.register')}
          </LinkButton>
          <LinkButton fullWidth kind="quiet" href="#/login/login">
            {t('choice.haveAccount')}
          </LinkButton>
        </Ways>
      }
    >
      <Content>
        <Brand logo={config?.logo} />
        <div>
          <Name>{config?.title}</Name>
          <Title>{t('choice.title')}</Title>
        </div>
        <BoardDrawing />
      </Content>
    </Page>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${rem(space.xl)};
  padding: ${rem(space.l, space.l, 0)};
`;

const Name = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.lead)};
`;

const Title = styled.h1`
  font-size: ${rem(fontSize.keyFigure)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  text-wrap: balance;
`;

const Ways = styled.div`
  display: grid;
  gap: ${rem(space.s)};
`;
