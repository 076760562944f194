'use client';
import { styled } from 'styled-components';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

interface RiskActionsProps {
  /** Of the stock: screen readers hear it after each button. */
  name: string;
  /** Address of the form that adds margin. */
  marginHref: string | undefined;
  /** Address of the form that closes the position. */
  closeHref: string | undefined;
}

/** What can be done about a position near its liquidation, none before the other. */
export function RiskActions({ name, marginHref, closeHref }: RiskActionsProps) {
  const t = useText('trade');
  const ways = [
    { href: marginHref, label: t('detail.addMargin') },
    { href: closeHref, label: t('detail.close') },
  ];
  return (
    <Actions>
      {ways.map(
        ({ href, label }) =>
          href !== undefined && (
            <LinkButton key={label} kind="quiet" size="small" href={href} fullWidth>
              {label}
              <VisuallyHidden> {name}</VisuallyHidden>
            </LinkButton>
          ),
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${units(230)}), 1fr));
  gap: ${units(space.s)};
`;
