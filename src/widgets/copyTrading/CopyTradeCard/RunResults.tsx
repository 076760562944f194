'use client';
import { styled } from 'styled-components';
import type { CopyTradeProduct } from '../../../api/contract/copyTrading';
import { CardFacts } from '../../../components/Card/CardFacts';
import { pastResult } from '../../../domain/copyTrading/pastResult';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { asPercent } from '../../asPercent';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';
import { ProfitRate } from '../../trade/ProfitRate/ProfitRate';

interface RunResultsProps {
  product: Pick<CopyTradeProduct, 'holdingTime' | 'minimumInvestment'>;
  runs: NonNullable<CopyTradeProduct['runs']>;
}

/** Past results of an investment over the whole holding time, after all fees: the one in the middle, the worst, and how many lost. */
export function RunResults({ product, runs }: RunResultsProps) {
  const formats = useFormats();
  const t = useText('products');
  const { holdingTime, minimumInvestment } = product;
  const result = (rate: string) => (
    <>
      <ProfitRate rate={rate} />
      <Minor>
        <ProfitLoss amount={pastResult(minimumInvestment, rate)} />
      </Minor>
    </>
  );
  return (
    <Results>
      <Title>
        {t('copyTrade.runs.title', {
          days: holdingTime,
          amount: formats.yen(minimumInvestment),
        })}
      </Title>
      <CardFacts
        large
        facts={[
          { label: t('copyTrade.runs.median'), value: result(runs.median) },
          { label: t('copyTrade.runs.worst'), value: result(runs.worst) },
          {
            label: t('copyTrade.runs.losing'),
            value: (
              <>
                {asPercent(runs.losing, formats, 1)}
                <Minor>{t('copyTrade.runs.of', { runs: formats.number(String(runs.count)) })}</Minor>
              </>
            ),
          },
        ]}
      />
    </Results>
  );
}

const Results = styled.div`
  display: grid;
  gap: ${units(space.xs)};
`;

const Title = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('caption')};
`;

const Minor = styled.span`
  display: block;
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.regular};
`;
