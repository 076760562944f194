import type { ReactNode } from 'react';
import { Empty } from '../components/Empty/Empty';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { useText } from '../i18n/useText';
import { marketHref } from './hrefs';

interface NoSuchStockProps {
  /** The way on; to the market unless told otherwise. */
  action?: ReactNode;
}

/** In place of a screen about one stock: the address names none that there is. */
export function NoSuchStock({ action }: NoSuchStockProps) {
  const t = useText('market');
  const toMarket = (
    <LinkButton kind="quiet" href={marketHref}>
      {t('detail.toMarket')}
    </LinkButton>
  );
  return <Empty title={t('detail.notFound')} action={action ?? toMarket} />;
}
