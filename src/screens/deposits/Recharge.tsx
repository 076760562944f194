import { useSearchParams } from 'react-router-dom';
import { useDepositChannels } from '../../api/queries/deposits';
import { useUploadRules } from '../../api/queries/uploads';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { SkeletonForm } from '../../components/Skeleton/SkeletonForm';
import { TopBar } from '../../components/TopBar/TopBar';
import { readableLimits } from '../../domain/uploads/imageReasons';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { joinLoadables, loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { depositChannelsHref } from '../hrefs';
import { useBack } from '../useBack';
import { DepositForm } from './DepositForm';
import { ServiceChannel } from './ServiceChannel';

const skeleton = (
  <>
    <SkeletonFigures facts={4} />
    <Section>
      <SkeletonForm fields={2} />
    </Section>
  </>
);

/** `/user/recharge?channel=…`: how to deposit by a channel, and the report of the payment with its proof. */
export function Recharge() {
  const t = useText('deposits');
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('channel');
  const channels = useDepositChannels();
  const ready = joinLoadables([channels, useUploadRules()]);
  const channel = loadedData(channels)?.channels.find((each) => each.id === id);
  const back = useBack('/user/rechargeChannel');
  const topBar = <TopBar title={channel?.name[language] ?? t('title')} back={back} />;
  if (ready.state === 'ready' && channel && channel.kind !== 'customerService') {
    return (
      <DepositForm
        key={channel.id}
        channel={channel}
        rules={ready.data[0]}
        limits={readableLimits(ready.data[1])}
        topBar={topBar}
      />
    );
  }
  if (ready.state === 'ready' && channel) return <ServiceChannel channel={channel} topBar={topBar} />;
  const choose = (
    <LinkButton kind="quiet" href={depositChannelsHref}>
      {t('choose')}
    </LinkButton>
  );
  return (
    <Page topBar={topBar}>
      <Load from={ready} skeleton={skeleton}>
        {() => <Empty drawing="search" title={t('unknownChannel')} action={choose} />}
      </Load>
    </Page>
  );
}
