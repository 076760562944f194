import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Sheet } from '../../components/Sheet/Sheet';
import { TextField } from '../../components/TextField/TextField';
import {
  type GroupNameProblem,
  groupNameProblem,
  type WatchlistGroup,
} from '../../domain/watchlist/watchlistGroups';
import { watchlistLimits } from '../../domain/watchlist/watchlistLimits';
import { useText } from '../../i18n/useText';

interface GroupNameSheetProps {
  /** The group that is renamed; undefined for a new one. */
  group: WatchlistGroup | undefined;
  /** The other groups. Their names are taken. */
  others: readonly WatchlistGroup[];
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a group, and says why a name is not accepted. */
export function GroupNameSheet({ group, others, onName, onClose }: GroupNameSheetProps) {
  const t = useText('watchlist');
  const form = useId();
  const [name, setName] = useState(group?.name ?? '');
  const [problem, setProblem] = useState<GroupNameProblem>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = groupNameProblem(name, others);
    setProblem(found);
    if (found === undefined) onName(name.trim());
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={group ? t('groups.rename') : t('groups.make')}
      closeLabel={t('common:close')}
      actions={
        <Button type="submit" form={form} fullWidth>
          {t('groups.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <TextField
          label={t('groups.name')}
          hint={t('groups.nameHint', { most: watchlistLimits.nameLength })}
          {...(problem && { error: t(`groups.problem.${problem}`, { most: watchlistLimits.nameLength }) })}
          value={name}
          autoComplete="off"
          onChange={(event) => {
            setProblem(undefined);
            setName(event.target.value);
          }}
        />
      </form>
    </Sheet>
  );
}
