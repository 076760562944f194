import { type ImageState, ImageUpload } from '../../components/ImageUpload/ImageUpload';
import type { ImageLimits } from '../../domain/imageReasons';
import { useText } from '../../i18n/useText';
import { type ImageFieldProblem, imageLimitTexts, imageProblemText } from './imageProblemText';

export interface ImageFieldProps {
  /** Names the image. */
  label: string;
  image: ImageState;
  problem: ImageFieldProblem | undefined;
  /** What is wrong with it beside that: it is missing, or was refused before. */
  error?: string | undefined;
  /** What may be uploaded; the size in bytes. */
  limits: ImageLimits;
  /** Proportion of the frame, width by height: 1.586, that of a card, unless given. */
  ratio?: number;
  onChoose: (file: File) => void;
  onCancel: () => void;
  onRetry: () => void;
}

/**
 * An image that is sent: its limits are named before choosing, and it shows its preview, how far it has come, and why
 * it stopped (decision 26).
 */
export function ImageField({ limits, problem, error, ...image }: ImageFieldProps) {
  const t = useText('uploads');
  const allowed = imageLimitTexts(limits);
  return (
    <ImageUpload
      {...image}
      accept={limits.contentTypes.join(',')}
      error={problem ? imageProblemText(t, problem, allowed) : error}
      texts={{
        label: image.label,
        limits: t('limits', allowed),
        choose: t('choose'),
        preparing: t('preparing'),
        uploading: (percent) => t('uploading', { percent }),
        done: t('done'),
        cancel: t('cancel'),
        retry: t('goOn'),
        replace: t('replace'),
      }}
    />
  );
}
