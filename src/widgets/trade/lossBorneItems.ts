import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import type { Formats } from '../../i18n/formats';
import type { Translate } from '../../i18n/text';

/** Returns the row for the part of a loss that the exchange bears, in yen; none when there is no such part. */
export const lossBorneItems = (
  t: Translate,
  lossBorne: string | null | undefined,
  formats: Formats,
): KeyValueItem[] =>
  lossBorne == null
    ? []
    : [
        {
          label: t('trade:calculation.borne'),
          value: formats.signed(lossBorne),
          note: t('trade:calculation.borneNote'),
        },
      ];
