import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { buttonRow } from '../../components/Button/buttonRow';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { QrCode } from '../../components/QrCode/QrCode';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { isOpenable } from '../../domain/deposits/payAddress';
import { useText } from '../../i18n/useText';
import { saveFile } from '../../lib/saveFile';
import { svgToPng } from '../../lib/svgToPng';
import { CopyFacts } from './CopyFacts';

/** Edge of the saved picture in px: twice the size on the screen. */
const pictureSize = 512;

/** The address to pay to: as a code to scan with another phone or to save for a wallet on this one, to open, to copy. */
export function PayCode({ address }: { address: string }) {
  const t = useText('deposits');
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    const drawing = frame.current?.querySelector('svg');
    const picture = drawing && (await svgToPng(drawing, pictureSize));
    const saved = picture ? await saveFile('deposit-qr.png', 'image/png', picture) : 'failed';
    setFailed(saved === 'failed');
  };
  return (
    <Section title={t('address.title')}>
      <Stack gap="s">
        <Centre ref={frame}>
          <QrCode value={address} label={t('address.label')} />
        </Centre>
        {failed && (
          <Banner tone="danger" announce>
            {t('address.saveFailed')}
          </Banner>
        )}
        <Buttons>
          <Button kind="quiet" fullWidth onClick={() => void save()}>
            {t('address.save')}
          </Button>
          {isOpenable(address) && (
            <LinkButton kind="quiet" fullWidth href={address} target="_blank" rel="noreferrer">
              {t('address.open')}
            </LinkButton>
          )}
        </Buttons>
        <CopyFacts facts={[{ label: t('address.text'), value: address, isNumber: true, copied: address }]} />
      </Stack>
    </Section>
  );
}

const Centre = styled.div`
  display: flex;
  justify-content: center;
`;

const Buttons = styled.div`
  ${buttonRow}
`;
