import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { componentStatus } from '../../src/components/componentStatus';
import { widgetStatus } from '../../src/widgets/widgetStatus';
import { libraryStatusOf } from '../../stories/map/libraryStatus';
import { partsOf, sourcesIn } from './sources';

const layers = [
  { layer: 'components', statuses: componentStatus },
  { layer: 'widgets', statuses: widgetStatus },
];

it.each(layers)('every folder of $layer has a status', ({ layer, statuses }) => {
  const folders = partsOf(layer).map((folder) => basename(folder));
  const named = new Set(Object.keys(statuses).map((key) => key.split('/')[0]));
  expect([...named].toSorted()).toEqual(folders.toSorted());
});

it.each(layers)('every status of $layer is of a file', ({ layer, statuses }) => {
  const files = sourcesIn(`src/${layer}`).map(({ path }) => path.replace(/\.tsx?$/, ''));
  const missing = Object.keys(statuses).filter((key) => {
    const [folder, file = folder] = key.split('/');
    return !files.some((path) => path.endsWith(`/${folder}/${file}`));
  });
  expect(missing).toEqual([]);
});

it('the catalogue finds the status of a part before that of its folder', () => {
  expect(libraryStatusOf('Components/Fields/Select')).toBe('stable');
  expect(libraryStatusOf('Components/Fields/SelectButton')).toBe('beta');
  expect(libraryStatusOf('Screens/home/index')).toBeUndefined();
});
