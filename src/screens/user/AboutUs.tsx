import { useText } from '../../i18n/useText';
import { BrandLine } from '../../widgets/Brand/BrandLine';
import { useBrand } from '../useBrand';
import { HouseDocument } from './HouseDocument';

/** `/user/aboutUs`: whose site this is, and what it does. */
export function AboutUs() {
  const t = useText('center');
  return (
    <HouseDocument
      kind="aboutUs"
      title={t('entrances.about')}
      backTo="/user/usercenter"
      head={<BrandLine {...useBrand()} />}
    />
  );
}
