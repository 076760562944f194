import { styled } from 'storybook/theming';
import type { Language } from '../../src/i18n/language';
import { thumbnailFile, thumbnailSize } from '../map/thumbnails';
import { StoryFrame } from './StoryFrame';
import type { DescribedStory } from './screenStates';
import { commonWidth, type ScreenWidth, scaleOf, screenHeight } from './sizes';

export interface StateShotProps {
  state: Pick<DescribedStory, 'id' | 'name'>;
  locale: Language;
  width: ScreenWidth;
  /** Whether there is a picture of the common width. */
  pictured: boolean;
  address: string;
  onPlayed?: ((page: Document) => void) | undefined;
}

/** A state in a language: its picture, or the story itself where there is none. */
export function StateShot({ state, locale, width, pictured, address, onPlayed }: StateShotProps) {
  const scale = scaleOf(width);
  return (
    <Box style={{ width: width * scale, height: screenHeight * scale }} data-locale={locale}>
      {pictured && width === commonWidth ? (
        <img
          src={`./thumbnails/${thumbnailFile(state.id, locale)}`}
          alt={`${state.name}, ${locale}`}
          loading="lazy"
          {...thumbnailSize}
        />
      ) : (
        // Another size needs another play.
        <StoryFrame
          key={`${width} ${address}`}
          title={`${state.name}, ${locale}`}
          address={address}
          size={{ width, height: screenHeight }}
          scale={scale}
          onPlayed={onPlayed}
        />
      )}
    </Box>
  );
}

const Box = styled.div(({ theme }) => ({
  boxSizing: 'content-box',
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: theme.background.app,
  color: theme.textMutedColor,

  img: { display: 'block' },
}));
