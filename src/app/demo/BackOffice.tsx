import { styled } from 'styled-components';
import { demoReviews } from '../../api/contract/demo';
import { useCall } from '../../api/queries/useCall';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';
import { ReviewRow } from './ReviewRow';

const Heading = styled.h3`
  margin-top: ${units(space.l)};
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
`;

const Rows = styled.ul`
  display: grid;
  gap: ${units(space.m)};
`;

const everyMs = 2_000;

/** The pending reviews of the simulated back office, to be decided at once. They are decided automatically later. */
export function BackOffice() {
  const t = useText('demo');
  const reviews = useCall(demoReviews, {}, { everyMs });
  return (
    <>
      <Heading>{t('backOffice.title')}</Heading>
      <p>{t('backOffice.body')}</p>
      <p>{t('backOffice.draws')}</p>
      <Load from={reviews} skeleton={<SkeletonBlock width={320} height={fontSize.body} />}>
        {(waiting) =>
          waiting.length === 0 ? (
            <p>{t('backOffice.empty')}</p>
          ) : (
            <Rows>
              {waiting.map((review) => (
                <ReviewRow key={review.id} review={review} />
              ))}
            </Rows>
          )
        }
      </Load>
    </>
  );
}
