import { useState } from 'react';
import { styled } from 'styled-components';
import { Sheet } from '../../components/Sheet/Sheet';
import { Tiles } from '../../components/Tiles/Tiles';
import { type AssetPart, assetParts } from '../../domain/account/assetParts';
import type { Formats } from '../../i18n/formats';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useHideBalance } from '../../session/preferences';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { AssetAllocation } from '../../widgets/account/AssetAllocation/AssetAllocation';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { BalanceArithmetic } from './BalanceArithmetic';
import { type Balance, balances, balanceTitles, type Member } from './balances';

/** Where the money is, every other balance, and how each is calculated. Hidden balances can't be opened. */
export function MemberBalances({ member }: { member: Member }) {
  const formats = useFormats();
  const t = useText('account');
  const [hidden] = useHideBalance();
  const [opened, setOpened] = useState<Balance | 'total'>();
  // Keeps the content while the sheet closes.
  const [shown, setShown] = useState<Balance | 'total'>('total');
  const open = (balance: Balance | 'total') => {
    setShown(balance);
    setOpened(balance);
  };
  // What is in the ring is no tile. Parts of zero are not in it.
  const ring = hidden ? [] : assetParts(member).map(({ part }) => part);
  return (
    <>
      {!hidden && (
        <Surface>
          <AssetAllocation balances={member} onOpen={(part) => open(calculationOf[part])} />
        </Surface>
      )}
      <Tiles
        label={t('balances')}
        tiles={balances
          .filter((balance) => !ring.some((part) => part === balance))
          .map((balance) => ({
            label: t(balanceTitles[balance]),
            value: hidden ? t('common:hidden') : figureOf(member, balance, formats),
            ...(!hidden && { onPress: () => open(balance) }),
            ...(balance === 'profit' && { note: t('home:assets.afterFees') }),
            ...(balance === 'creditLimit' && {
              note: `${t('creditScore')} ${t('points', { score: member.creditScore })}`,
            }),
          }))}
      />
      <Sheet
        open={opened !== undefined && !hidden}
        onOpenChange={(next) => !next && setOpened(undefined)}
        title={t(balanceTitles[shown])}
        closeLabel={t('common:close')}
      >
        <BalanceArithmetic balance={shown} member={member} />
      </Sheet>
    </>
  );
}

/** The calculation that a part of the ring opens. */
const calculationOf = {
  available: 'available',
  frozen: 'frozen',
  positions: 'total',
  invested: 'total',
  foreign: 'usd',
} as const satisfies Record<AssetPart['part'], Balance | 'total'>;

function figureOf(member: Member, balance: Balance, formats: Formats) {
  switch (balance) {
    case 'available':
      return formats.money(member.availableFunds);
    case 'frozen':
      return formats.money(member.frozenFunds);
    case 'profit':
      return <ProfitLoss amount={member.profitAmount} />;
    case 'usd':
      return formats.byKind(member.usdAmount, 'usd');
    case 'creditLimit':
      return formats.money(member.creditLimit);
    case 'borrowed':
      return formats.money(member.borrowedAmount);
  }
}

const Surface = styled.div`
  padding: ${units(space.s, space.l)};
  background: ${color('surface')};
`;
