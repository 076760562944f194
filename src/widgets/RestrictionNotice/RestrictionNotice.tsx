import { Banner } from '../../components/Banner/Banner';
import type { Restriction } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';

export interface RestrictionNoticeProps {
  restrictions: readonly Restriction[];
}

/** Which restrictions hold, what still works, and whom to ask (decision 17). Nothing where there are none. */
export function RestrictionNotice({ restrictions }: RestrictionNoticeProps) {
  const t = useText('home');
  return restrictions.map((restriction) => (
    <Banner key={restriction} tone="danger">
      {t(`restricted.${restriction}`)}
    </Banner>
  ));
}
