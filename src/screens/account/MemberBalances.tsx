import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Sheet } from '../../components/Sheet/Sheet';
import { Tiles } from '../../components/Tiles/Tiles';
import type { Formats } from '../../i18n/formats';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useHideBalance } from '../../session/preferences';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { AssetAllocation } from '../../widgets/account/AssetAllocation/AssetAllocation';
import { TotalAssets } from '../../widgets/account/TotalAssets/TotalAssets';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { BalanceArithmetic } from './BalanceArithmetic';
import { type Balance, balances, balanceTitles, type Member } from './balances';

/** The total, every balance, and how each is calculated. Hidden balances can't be opened. */
export function MemberBalances({ member }: { member: Member }) {
  const formats = useFormats();
  const t = useText('account');
  const [hidden, setHidden] = useHideBalance();
  const [opened, setOpened] = useState<Balance | 'total'>();
  // Keeps the content while the sheet closes.
  const [shown, setShown] = useState<Balance | 'total'>('total');
  const open = (balance: Balance | 'total') => {
    setShown(balance);
    setOpened(balance);
  };
  return (
    <>
      <Surface>
        <TotalAssets
          amount={member.totalAssets}
          borrowed={member.borrowedAmount}
          hidden={hidden}
          onHide={setHidden}
        />
        {!hidden && (
          <>
            <AssetAllocation balances={member} afterFees={member.netUnrealisedProfit} />
            <div>
              <Button kind="quiet" size="small" onClick={() => open('total')}>
                {t('home:assets.explain')}
              </Button>
            </div>
          </>
        )}
      </Surface>
      <Tiles
        label={t('balances')}
        tiles={balances.map((balance) => ({
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
  display: grid;
  gap: ${units(space.s)};
  padding: ${units(space.l)};
  background: ${color('surface')};
`;
