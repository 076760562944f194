'use client';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../lib/afterPaint';
import { textSize } from '../../theme/textSize';
import { color, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';

/** State of one image. `preview` is an object URL that its creator revokes. */
export type ImageState =
  | { state: 'empty' }
  | { state: 'preparing' }
  /** `progress` from 0 to 1. */
  | { state: 'uploading'; preview: string; progress: number }
  | { state: 'failed'; preview: string }
  | { state: 'done'; preview: string };

/** The texts of an upload. */
export interface ImageUploadTexts {
  /** Names the image: "Front of your ID". */
  label: string;
  /** Formats and size limit, shown before choosing (decision 26). */
  limits: string;
  choose: string;
  /** "Preparing the image". */
  preparing: string;
  /** "60 % uploaded". */
  uploading: (percent: number) => string;
  /** "Uploaded". */
  done: string;
  cancel: string;
  retry: string;
  replace: string;
}

export interface ImageUploadProps {
  /** Current state of the upload. */
  image: ImageState;
  /** All texts of the field. */
  texts: ImageUploadTexts;
  /** What is wrong and what to do, in one sentence. */
  error?: string | undefined;
  /** MIME types that may be chosen. */
  accept?: string;
  /** Use to show the expected shape: width divided by height of the frame, such as 1.586 for a card. */
  ratio?: number;
  /** Called with the chosen file. */
  onChoose: (file: File) => void;
  /** Called when the member stops the upload. */
  onCancel: () => void;
  /** Called to resume a failed upload where it stopped. */
  onRetry: () => void;
}

/** Uploads one image, such as an ID photo: shows a preview and the progress, with cancel and retry. */
export function ImageUpload(props: ImageUploadProps) {
  const { image, texts, error, accept = 'image/*', ratio = 1.586, onChoose, onCancel, onRetry } = props;
  const id = useId();
  const reason = useRef<HTMLDivElement>(null);
  // Whether an error answers what the member did here: it may be far below the frame that was pressed.
  const answers = useRef(false);
  useEffect(() => {
    if (error === undefined || !answers.current) return undefined;
    answers.current = false;
    return afterPaint(() => reason.current?.scrollIntoView({ block: 'nearest' }));
  }, [error]);
  useEffect(() => {
    if (image.state === 'done') answers.current = false;
  }, [image.state]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!file) return;
    answers.current = true;
    onChoose(file);
  };
  const resume = () => {
    answers.current = true;
    onRetry();
  };
  const replaceable = image.state === 'done' || image.state === 'failed';
  const busy = image.state === 'preparing' || image.state === 'uploading';
  return (
    <Group role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{texts.label}</Label>
      <Place>
        <Frame $ratio={ratio} $wrong={error !== undefined} $small={image.state === 'done'}>
          {'preview' in image ? (
            <Preview src={image.preview} alt={texts.label} $faint={image.state !== 'done'} />
          ) : (
            <Prompt>
              <Icon glyph={ImagePlus} />
              {image.state === 'preparing' ? texts.preparing : texts.choose}
            </Prompt>
          )}
        </Frame>
        {image.state === 'done' && <Replace aria-hidden="true">{texts.replace}</Replace>}
        {!busy && (
          <Chooser
            type="file"
            accept={accept}
            aria-label={`${texts.label} ${replaceable ? texts.replace : texts.choose}`}
            aria-describedby={`${id}-limits${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onChange={choose}
          />
        )}
      </Place>
      {image.state === 'uploading' && (
        <Bar
          role="progressbar"
          aria-label={texts.label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(image.progress * 100)}
        >
          <Track>
            <Filled $percent={Math.round(image.progress * 100)} />
          </Track>
          <span>{texts.uploading(Math.floor(image.progress * 100))}</span>
        </Bar>
      )}
      <div ref={reason} aria-live="polite" data-revealed>
        {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
        {image.state === 'done' && <Done>{texts.done}</Done>}
      </div>
      {busy && (
        <Button kind="quiet" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      {image.state === 'failed' && (
        <Button kind="quiet" size="small" onClick={resume}>
          {texts.retry}
        </Button>
      )}
      <Limits id={`${id}-limits`}>{texts.limits}</Limits>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  justify-items: start;
  gap: ${units(space.s)};
`;

const Label = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

// All of it takes the press.
const Place = styled.div`
  position: relative;
  display: flex;
  width: 100%;
  align-items: center;
  gap: ${units(space.m)};
  border-radius: ${units(radius.card)};
  &:has(input:focus-visible) { outline: 2px solid ${color('accent')}; outline-offset: 2px; }
`;

const Frame = styled.div<{ $ratio: number; $wrong: boolean; $small: boolean }>`
  flex: none;
  width: ${({ $small }) => ($small ? units(240) : '100%')};
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px dashed ${({ $wrong }) => color($wrong ? 'danger' : 'outline')};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
`;

const Replace = styled.span`
  color: ${color('accent')};
`;

const Prompt = styled.div`
  display: flex;
  height: 100%;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${units(space.xs)};
  color: ${color('accent')};
`;

const Preview = styled.img<{ $faint: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
  opacity: ${({ $faint }) => ($faint ? 0.5 : 1)};
`;

const Chooser = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`;

const Bar = styled.div`
  display: grid;
  width: 100%;
  gap: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Track = styled.div`
  height: ${units(8)};
  overflow: hidden;
  border-radius: ${units(radius.pill)};
  background: ${color('sunken')};
`;

const Filled = styled.div<{ $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  background: ${color('accent')};
`;

const ErrorText = styled.p`
  color: ${color('danger')};
  font-size: ${textSize('small')};
`;

const Done = styled.p`
  color: ${color('success')};
  font-size: ${textSize('small')};
`;

const Limits = styled.p`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;
