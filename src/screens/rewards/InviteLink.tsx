import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSiteConfig } from '../../api/queries/common';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { buttonRow } from '../../components/Button/buttonRow';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { QrCode } from '../../components/QrCode/QrCode';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { saveFile } from '../../lib/saveFile';
import { canShare, share } from '../../lib/share';
import { svgToPng } from '../../lib/svgToPng';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BrandLine } from '../../widgets/login/Brand/BrandLine';
import { longNumber } from '../../widgets/longNumber';
import { useBrand } from '../useBrand';
import { inviteAddress, inviteFileName } from './inviteAddress';

/** Edge of the saved picture in px: twice the size on the screen, sharp when printed. */
const pictureSize = 512;

/** The invite code and link: as a QR code, to copy, to share, to save. */
export function InviteLink({ code, path }: { code: string; path: string }) {
  const t = useText('invite');
  const brand = useBrand();
  const { title } = brand;
  const siteUrl = loadedData(useSiteConfig())?.siteUrl;
  const address = inviteAddress(path, siteUrl);
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<'saveFailed' | 'shareFailed'>();
  const save = async () => {
    const drawing = frame.current?.querySelector('svg');
    const picture = drawing && (await svgToPng(drawing, pictureSize));
    const saved = picture ? await saveFile(inviteFileName(title), 'image/png', picture) : 'failed';
    setFailed(saved === 'failed' ? 'saveFailed' : undefined);
  };
  const invitation = { title, text: t('shareText', { code }), url: address };
  const send = async () => setFailed((await share(invitation)) === 'failed' ? 'shareFailed' : undefined);
  return (
    <Stack gap="m">
      <BrandLine {...brand} />
      <Centre ref={frame}>
        <QrCode value={address} label={t('qr')} />
      </Centre>
      <dl>
        {[
          { label: t('code'), value: code, copy: t('copyCode') },
          { label: t('link'), value: address, copy: t('copyLink') },
        ].map(({ label, value, copy }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <dd>
              <Value>{longNumber(value)}</Value>
              <CopyButton
                text={value}
                label={copy}
                doneLabel={t('common:copy.done')}
                failedLabel={t('common:copy.failed')}
              />
            </dd>
          </Row>
        ))}
      </dl>
      {failed && (
        <Banner tone="danger" announce>
          {t(failed)}
        </Banner>
      )}
      <Buttons>
        <Button kind="quiet" fullWidth onClick={() => void save()}>
          {t('save')}
        </Button>
        {canShare(invitation) && (
          <Button fullWidth onClick={() => void send()}>
            {t('share')}
          </Button>
        )}
      </Buttons>
    </Stack>
  );
}

const Centre = styled.div`
  display: flex;
  justify-content: center;
`;

const Row = styled.div`
  padding-top: ${units(space.s)};
  border-bottom: 1px solid ${color('hairline')};

  dt { color: ${color('inkSecondary')}; font-size: ${textSize('small')}; }
  dd { display: flex; align-items: center; justify-content: space-between; gap: ${units(space.s)}; }
`;

const Value = styled.span`
  min-width: 0;
  font-weight: ${fontWeight.bold};
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  ${buttonRow}
`;
