import { useSetAvatar } from '../../api/queries/settings';
import { useUploadRules } from '../../api/queries/uploads';
import { useImageUpload } from '../../api/queries/useImageUpload';
import { problemIn } from '../../api/queries/useSubmit';
import { Button } from '../../components/Button/Button';
import { Note } from '../../components/Note/Note';
import { Sheet } from '../../components/Sheet/Sheet';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { ProblemNote } from '../../widgets/ProblemNote/ProblemNote';
import { ImageField } from '../../widgets/uploads/ImageField/ImageField';

interface AvatarSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Chooses a picture, uploads it and sets it as the member's. */
export function AvatarSheet({ open, onClose }: AvatarSheetProps) {
  const t = useText('settings');
  const limits = useUploadRules();
  const { image, problem: ofImage, choose, cancel, retry } = useImageUpload('avatar');
  const { state, problem, submit, edit } = useSetAvatar();
  const underWay = image.state === 'preparing' || image.state === 'uploading';
  const blocked = t(underWay ? 'avatar.uploading' : 'avatar.first');
  const use = async () => {
    if (image.state !== 'done') return;
    const outcome = await submit({ upload: image.uploadId });
    if (outcome?.step === 'done') onClose();
    // The server has lost the picture or part of it, so it must be uploaded again.
    else if (outcome && problemIn(outcome).refusal?.key === 'keyMismatch') cancel();
  };
  const action = (
    <Button
      fullWidth
      busy={state.step === 'sending'}
      {...(image.state !== 'done' && { blockedReason: blocked })}
      onClick={() => void use()}
    >
      {t('avatar.use')}
    </Button>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('avatar.title')}
      closeLabel={t('common:close')}
      actions={action}
    >
      <Stack gap="m">
        <ProblemNote problem={problem} />
        <Load from={limits} skeleton={<SkeletonBlock height={600} />}>
          {(rules) => (
            <ImageField
              label={t('avatar.label')}
              image={image}
              problem={ofImage}
              limits={rules}
              ratio={1}
              onChoose={(file) => {
                edit();
                choose(file, rules);
              }}
              onCancel={cancel}
              onRetry={retry}
            />
          )}
        </Load>
        <Note>{t('uploads:privacy')}</Note>
      </Stack>
    </Sheet>
  );
}
