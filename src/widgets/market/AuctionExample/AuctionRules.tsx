'use client';
import { styled } from 'styled-components';
import { Note } from '../../../components/Note/Note';
import { type AuctionStep, auctionRules } from '../../../domain/market/auction';
import { languageTag } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { color, fontWeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

interface AuctionRulesProps {
  /** What each applied rule left. */
  steps: readonly AuctionStep[];
  inYen: (price: number) => string;
}

/** The rules that choose the one price, in their order: what each left, which one decided, and which were not needed. */
export function AuctionRules({ steps, inYen }: AuctionRulesProps) {
  const t = useText('board');
  const names = new Intl.ListFormat(languageTag[useLanguage()]);
  return (
    <Rules>
      {auctionRules.map((rule, index) => {
        const step = steps[index];
        const decides = index === steps.length - 1;
        const prices = names.format(step?.left.map(({ price }) => inYen(price)) ?? []);
        return (
          <Rule key={rule} $decides={decides}>
            <Name $applies={step !== undefined}>{t(`example.ruleName.${rule}`)}</Name>
            <Note>
              {step === undefined
                ? t('example.notNeeded')
                : t(decides ? 'example.decides' : 'example.left', { prices })}
            </Note>
          </Rule>
        );
      })}
    </Rules>
  );
}

const Rules = styled.ol`
  display: grid;
  gap: ${units(space.xs)};
`;

const Rule = styled.li<{ $decides: boolean }>`
  padding: ${units(space.xs, space.s)};
  border: 1px solid ${({ $decides }) => color($decides ? 'accent' : 'hairline')};
  border-radius: ${units(radius.small)};
  background: ${({ $decides }) => color($decides ? 'accentSoft' : 'surface')};
`;

const Name = styled.span<{ $applies: boolean }>`
  color: ${({ $applies }) => color($applies ? 'ink' : 'inkTertiary')};
  font-weight: ${fontWeight.bold};
`;
