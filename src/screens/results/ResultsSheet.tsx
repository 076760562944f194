import type { Result } from '../../api/contract/results';
import { List } from '../../components/List/List';
import { ListRow } from '../../components/List/ListRow';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import type { ResultGroup } from '../../domain/results/resultSums';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { SumsArithmetic } from './SumsArithmetic';

interface ResultsSheetProps {
  title: string;
  group: ResultGroup<Result>;
  open: boolean;
  /** Called with the id of the result that is pressed. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The results of a day, stock or product, and how their sum is calculated. */
export function ResultsSheet({ title, group: { results, sums }, open, onOpen, onClose }: ResultsSheetProps) {
  const t = useText('results');
  const formats = useFormats();
  const language = useLanguage();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      closeLabel={t('common:close')}
    >
      <Stack gap="s">
        <SumsArithmetic sums={sums} />
        <List>
          {results.map(({ id, name, product, type, at, result }) => (
            <ListRow
              key={id}
              title={name?.[language] ?? t(`product.${product}`)}
              subtitle={`${formats.monthDayTime(at)} ${t(`type.${type}`)}`}
              trailing={<ProfitLoss amount={result} />}
              onPress={() => onOpen(id)}
            />
          ))}
        </List>
      </Stack>
    </Sheet>
  );
}
