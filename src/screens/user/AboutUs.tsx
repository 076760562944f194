import { useText } from '../../i18n/useText';
import { BrandLine } from '../../widgets/Brand/BrandLine';
import { useBrand } from '../useBrand';
import { PlatformDocument } from './PlatformDocument';

/** `/user/aboutUs`: whose site this is, and what it does. */
export function AboutUs() {
  const t = useText('center');
  return (
    <PlatformDocument
      kind="aboutUs"
      title={t('entrances.about')}
      backTo="/user/usercenter"
      head={<BrandLine {...useBrand()} />}
    />
  );
}
