'use client';
import { styled } from 'styled-components';
import type { AssetRange } from '../../../domain/account/accountVocabulary';
import type { AssetResult } from '../../../domain/account/assetResult';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color } from '../../../theme/tokens';
import { Change } from '../../market/Change/Change';

interface ResultLineProps {
  result: AssetResult;
  /** The range of the result, which is named before it. */
  range: AssetRange;
}

/** What the member gained or lost in a range, in yen and percent. Deposits and withdrawals are no result. */
export function ResultLine({ result, range }: ResultLineProps) {
  const t = useText('home');
  return (
    <Line>
      <Since>{t(`curve.since.${range}`)}</Since>{' '}
      <Change change={result.change} {...(result.percent && { changePercent: result.percent })} />{' '}
      <Since>{t('curve.excluding')}</Since>
    </Line>
  );
}

const Line = styled.p`
  font-size: ${textSize('small')};
`;

const Since = styled.span`
  color: ${color('inkSecondary')};
`;
