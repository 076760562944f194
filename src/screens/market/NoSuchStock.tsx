import type { ReactNode } from 'react';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useText } from '../../i18n/useText';
import { marketHref } from '../hrefs';

interface NoSuchStockProps {
  /** The next step; the market by default. */
  action?: ReactNode;
}

/** Replaces a stock's screen when the address names no existing stock. */
export function NoSuchStock({ action }: NoSuchStockProps) {
  const t = useText('market');
  const toMarket = (
    <LinkButton kind="quiet" href={marketHref}>
      {t('detail.toMarket')}
    </LinkButton>
  );
  return <Empty drawing="search" title={t('detail.notFound')} action={action ?? toMarket} />;
}
