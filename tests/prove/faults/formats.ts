import type { Fault } from '../change';

const foundBy = 'Unit tests';

/** Mistakes in formats of figures and times. */
export const formatFaults: readonly Fault[] = [
  {
    title: 'a deadline by the clock of the phone is shifted the wrong way',
    kind: 'wrong time zone',
    foundBy,
    file: 'src/format/localTime.ts',
    text: '(offset - exchangeOffset) * minute',
    becomes: '(exchangeOffset - offset) * minute',
  },
  {
    title: 'a countdown shows 0:00 while a second is left',
    kind: 'wrong rounding',
    foundBy,
    file: 'src/format/minutesLeft.ts',
    text: 'Math.ceil(Math.max(0, leftMs) / 1_000)',
    becomes: 'Math.floor(Math.max(0, leftMs) / 1_000)',
  },
  {
    title: 'a million is written as 1,000K',
    kind: 'off by one at a boundary',
    foundBy,
    file: 'src/format/largeNumber.ts',
    text: 'thousands.abs().gte(1000)',
    becomes: 'thousands.abs().gt(1000)',
  },
  {
    title: 'euros have the English format',
    kind: 'number form of another locale',
    foundBy,
    file: 'src/format/germanMoney.ts',
    text: "thousands: '.', point: ','",
    becomes: "thousands: ',', point: '.'",
  },
  {
    title: 'a spreadsheet runs a name that begins with an equals sign',
    kind: 'hostile input',
    foundBy,
    file: 'src/lib/csv.ts',
    text: '/^[=+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20]/',
    becomes: '/^[+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20]/',
  },
];
