import { nodesOf } from './objects';
import type { SourceTree } from './sourceTree';
import { exportedValues, isInside } from './storyContent';
import type { Violation } from './violation';

/** A story of `moneyFormStories`; its other properties are no stories. */
const isStory = (name: string) => !['refusedAfter', 'steps'].includes(name);

const exportName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** `standard.doubleTap` is exported as `DoubleTap`, or as `DoubleTapOf…` for the second form of a title. */
export const standardStoriesOfAnotherName = (tree: SourceTree): Violation[] =>
  [...tree.values()]
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const used = nodesOf(file.program, 'MemberExpression').flatMap((node) =>
        node.object.type === 'Identifier' &&
        node.object.name === 'standard' &&
        node.property.type === 'Identifier' &&
        isStory(node.property.name)
          ? [{ node, wanted: exportName(node.property.name) }]
          : [],
      );
      return exportedValues(file).flatMap(({ name, value }) => {
        const wrong = used.find(
          ({ node, wanted }) => isInside(value)(node) && name.split(/Of(?=[A-Z])/)[0] !== wanted,
        );
        return wrong ? [{ file: file.path, problem: `${name} should be called ${wrong.wanted}` }] : [];
      });
    });
