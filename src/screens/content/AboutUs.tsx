import { useText } from '../../i18n/useText';
import { BrandLine } from '../../widgets/login/Brand/BrandLine';
import { useBrand } from '../useBrand';
import { PlatformDocument } from './PlatformDocument';

/** `/user/aboutUs`: who runs this site, and what it offers. */
export function AboutUs() {
  const t = useText('account');
  return (
    <PlatformDocument
      kind="aboutUs"
      title={t('entrances.about')}
      backTo="/user/usercenter"
      head={<BrandLine {...useBrand()} />}
    />
  );
}
