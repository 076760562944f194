import { DocsContext, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { use, useContext, useState } from 'react';
import { readThumbnails } from '../../stories/map/readCatalogue';
import { sentenceCase } from '../../stories/map/storyName';
import { ScreenView } from '../../stories/screenPage/ScreenView';
import { type DescribedStory, purposeOf } from '../../stories/screenPage/screenStates';
import { commonWidth } from '../../stories/screenPage/sizes';
import type { View } from '../../stories/screenPage/ViewControls';
import { storyAddress } from '../../stories/support/storyAddress';
import { isUsual, type Toolbar } from '../toolbar';

const thumbnails = readThumbnails();

/** Kept outside of React, because Storybook mounts the page again when the toolbar changes. */
let kept: View = { everyLanguage: false, width: commonWidth };

/** Documentation page of a screen: its path, its purpose and all its states. */
export function ScreenPage() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const [view, setView] = useState(kept);
  const stories = componentStories();
  const [first] = stories;
  if (!first) return null;
  const { globals } = getStoryContext(first);
  const chosen = globals as Toolbar;
  const { address, text } = purposeOf(preparedMeta.title, descriptionOf(preparedMeta));
  const taken = use(thumbnails);
  return (
    <ScreenView
      address={address}
      purpose={<Markdown>{text}</Markdown>}
      stories={stories.map(
        ({ id, name, tags, parameters }): DescribedStory => ({
          id,
          name: sentenceCase(name),
          tags,
          sentence: parameters.docs?.description?.story,
        }),
      )}
      // Pictures show the usual settings.
      thumbnails={isUsual(chosen) && chosen.upDown === 'auto' && chosen.theme === 'light' ? taken : {}}
      language={chosen.locale}
      view={view}
      onView={(next) => {
        kept = next;
        setView(next);
      }}
      addressOf={(id, locale) => storyAddress(id, { ...globals, locale }, { ownDevice: 'yes' })}
      textOf={(markdown) => <Markdown>{markdown}</Markdown>}
    />
  );
}

type Meta = ReturnType<typeof useOf<'meta'>>['preparedMeta'];

/** The documentation comment of the screen. */
const descriptionOf = ({ component, parameters }: Meta): string =>
  parameters.docs?.extractComponentDescription?.(component, { component, parameters }) ?? '';
