import type { StockDetails } from '../../api/contract/stocks';
import { useCompany } from '../../api/queries/market';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { TextsGate } from '../../i18n/TextsGate';
import { Load } from '../../widgets/Load/Load';
import { CompanyProfile } from '../../widgets/market/CompanyProfile/CompanyProfile';

const texts = ['company'] as const;

interface StockCompanyProps {
  stock: StockDetails;
}

/** What the company does, what it costs, and its next dates. */
export function StockCompany({ stock }: StockCompanyProps) {
  const company = useCompany(stock.symbol);
  return (
    <TextsGate namespaces={texts}>
      <Load from={company} skeleton={<SkeletonBlock height={1200} />}>
        {(known) => <CompanyProfile company={known} stock={stock} />}
      </Load>
    </TextsGate>
  );
}
