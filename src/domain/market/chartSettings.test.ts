import { expect, it } from 'vitest';
import { type ChartSettings, readChartSettings, writeChartSettings } from './chartSettings';

const first: ChartSettings = {
  period: '5',
  averages: [5, 25, 75],
  line: false,
  limits: false,
  indicators: [],
};

it.each<[string, ChartSettings]>([
  ['the defaults', first],
  ['without averages, with limits', { ...first, period: 'week', averages: [], line: true, limits: true }],
  ['with one average', { ...first, period: '1', averages: [25] }],
  ['with indicators', { ...first, indicators: ['bollinger', 'rsi'] }],
])('are read as written: %s', (_, settings) => {
  expect(readChartSettings(writeChartSettings(settings))).toEqual(settings);
});

it.each([
  ['nothing', null, first],
  ['an empty text', '', first],
  ['malformed JSON', '{"period":', first],
  ['null', 'null', first],
  ['a list', '[]', first],
  ['a period that no longer exists', '{"period":"15","limits":true}', { ...first, limits: true }],
  ['averages that no longer exist', '{"averages":[200,75,"5"]}', { ...first, averages: [75] }],
  ['indicators that no longer exist', '{"indicators":["macd","obv"]}', { ...first, indicators: ['macd'] }],
  ['fields of a wrong type', '{"averages":5,"limits":"yes","line":1,"indicators":true}', first],
])('are restored from %s', (_, written, settings) => {
  expect(readChartSettings(written)).toEqual(settings);
});
