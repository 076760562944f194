'use client';
import { type ImageState, ImageUpload } from '../../../components/ImageUpload/ImageUpload';
import type { ImageLimits } from '../../../domain/uploads/imageReasons';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { type ImageFieldProblem, imageLimitTexts, imageProblemText } from './imageProblemText';

export interface ImageFieldProps {
  /** Names the image. */
  label: string;
  /** Current state of the upload. */
  image: ImageState;
  /** Why the image was not uploaded; undefined if there is no problem. */
  problem: ImageFieldProblem | undefined;
  /** Use for a problem other than the upload: the image is missing, or was refused in a review. */
  error?: string | undefined;
  /** Allowed types, maximum size in bytes, and the shorter side in px that is needed, if any. */
  limits: ImageLimits;
  /** Shape of the frame, width divided by height; 1.586, that of a card, by default. */
  ratio?: number;
  /** Called with the chosen file. */
  onChoose: (file: File) => void;
  /** Called when the member stops the upload. */
  onCancel: () => void;
  /** Called to resume a failed upload. */
  onRetry: () => void;
}

/**
 * Uploads one image: states the limits before choosing, shows preview and progress, and explains a failure
 * (decision 26).
 */
export function ImageField({ limits, problem, error, ...image }: ImageFieldProps) {
  const formats = useFormats();
  const t = useText('uploads');
  const allowed = imageLimitTexts(limits, useLanguage());
  return (
    <ImageUpload
      {...image}
      accept={limits.contentTypes.join(',')}
      error={problem ? imageProblemText(t, problem, allowed, formats) : error}
      texts={{
        label: image.label,
        limits: t(limits.minSide ? 'limitsWithSide' : 'limits', allowed),
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
