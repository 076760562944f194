import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { DocumentDrawing, type DocumentPhoto } from './DocumentDrawing';

const photos: readonly DocumentPhoto[] = ['whole', 'glare', 'cut', 'blurred'];

/** One good photo of a document and three that a review refuses, each with its name. */
export function PhotoGuide() {
  const t = useText('identity');
  return (
    <Examples role="list" aria-label={t('guide.label')}>
      {photos.map((photo) => {
        const good = photo === 'whole';
        return (
          <Example key={photo}>
            <Picture>
              <DocumentDrawing photo={photo} />
            </Picture>
            <Name>
              <Verdict $good={good}>
                <Icon glyph={good ? Check : X} size={32} />
                <VisuallyHidden>{t(good ? 'guide.good' : 'guide.bad')} </VisuallyHidden>
              </Verdict>
              {t(`guide.${photo}`)}
            </Name>
          </Example>
        );
      })}
    </Examples>
  );
}

const Examples = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${units(space.s)};
`;

const Example = styled.li`
  overflow-wrap: anywhere;
`;

const Picture = styled.div`
  overflow: hidden;
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.small)};
  background: ${color('sunken')};
  svg { display: block; width: 100%; height: auto; }
`;

const Name = styled.p`
  display: flex;
  gap: ${units(space.xs)};
  padding-top: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Verdict = styled.span<{ $good: boolean }>`
  flex: none;
  color: ${({ $good }) => color($good ? 'success' : 'danger')};
`;
