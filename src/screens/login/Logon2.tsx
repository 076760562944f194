import { styled } from 'styled-components';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BrandLogo } from '../../widgets/login/Brand/BrandLogo';
import { useBrand } from '../useBrand';
import { BoardDrawing } from './BoardDrawing';
import { ContactUs } from './ContactUs';
import { EntryHead } from './EntryHead';

/** Onboarding choice: register, "I have an account", contact us (specification 2). */
export function Logon2() {
  const t = useText('login');
  const { title, logo } = useBrand();
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
        <BrandLogo logo={logo} />
        <div>
          <Name>{title}</Name>
          <Title>{t('choice.title')}</Title>
        </div>
        <BoardDrawing />
      </Content>
    </Page>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${units(space.xl)};
  padding: ${units(space.l, space.l, 0)};
`;

const Name = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('lead')};
`;

const Title = styled.h1`
  font-size: ${textSize('keyFigure')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  text-wrap: balance;
`;

const Ways = styled.div`
  display: grid;
  gap: ${units(space.s)};
`;
