import { useText } from '../../i18n/useText';
import { HouseDocument } from './HouseDocument';

/** `/user/aboutUs`: what Itayose is. */
export function AboutUs() {
  const t = useText('center');
  return <HouseDocument kind="aboutUs" title={t('entrances.about')} backTo="/user/usercenter" />;
}
