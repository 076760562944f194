import { expect, it } from 'vitest';
import { previousName, previousPictures } from './previousPictures';

it('lists pictures of the base by story, language and width', () => {
  const mode = { locale: 'tw', viewport: { width: 320, height: 844 }, theme: 'light' } as const;
  const box = { x: 0, y: 10, width: 200, height: 60 };
  const of = (id: string) => ({ id, title: 'Widgets/Map', mode, name: id, file: `${id} tw 320.png` });
  const set = {
    stories: 'stories/widgets/Map.stories.tsx',
    pictures: [of('screens-map--default'), { ...of('widgets-map--long'), box }],
    folder: '/project/pictures/0a1b',
  };
  const list = previousPictures('/project', [set]);
  expect(list[previousName('screens-map--default', 'tw', 320, 'light')]?.file).toBe(
    'pictures/0a1b/screens-map--default tw 320.png',
  );
  expect(list[previousName('widgets-map--long', 'tw', 320, 'light')]?.box).toEqual(box);
  expect(list[previousName('widgets-map--long', 'jp', 320, 'light')]).toBeUndefined();
});
