import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentStatus } from '../../src/components/componentStatus';
import { widgetStatus } from '../../src/widgets/widgetStatus';
import { libraryStatusOf } from '../../stories/map/libraryStatus';

const layers = [
  { layer: 'components', statuses: componentStatus },
  { layer: 'widgets', statuses: widgetStatus },
];

it.each(layers)('every folder of $layer has a status', ({ layer, statuses }) => {
  const folders = readdirSync(`src/${layer}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = new Set(Object.keys(statuses).map((key) => key.split('/')[0]));
  expect([...named].toSorted()).toEqual(folders.toSorted());
});

it.each(layers)('every status of $layer is of a file', ({ layer, statuses }) => {
  const missing = Object.keys(statuses).filter((key) => {
    const [folder, file = folder] = key.split('/');
    return !['ts', 'tsx'].some((ending) => existsSync(`src/${layer}/${folder}/${file}.${ending}`));
  });
  expect(missing).toEqual([]);
});

it('the catalogue finds the status of a part before that of its folder', () => {
  expect(libraryStatusOf('Components/Fields/Select')).toBe('stable');
  expect(libraryStatusOf('Components/Fields/SelectButton')).toBe('beta');
  expect(libraryStatusOf('Screens/home/index')).toBeUndefined();
});
