import { StoryLink } from '../../map/StoryLink';
import { storyId } from '../../usage/storyId';
import { storyWords } from '../../usage/storyWords';
import { titleOf } from './titleOf';

interface ShownByProps {
  component: string;
  /** Name of the export. */
  story: string;
}

/** Links to a story of a component. */
export function ShownBy({ component, story }: ShownByProps) {
  return (
    <StoryLink storyId={storyId(titleOf(component), story)} locale="en">
      {storyWords(story)}
    </StoryLink>
  );
}
