import { styled } from 'styled-components';
import type { Language } from '../../src/i18n/language';
import { textSize } from '../../src/theme/textSize';
import { color, radius, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import { StoryLink } from './StoryLink';
import { thumbnailFile, thumbnailSize } from './thumbnails';

export interface ThumbnailProps {
  path: string;
  /** The main story of the path. */
  storyId: string;
  locale: Language;
  /** Whether there is a picture; without one the frame is empty. */
  pictured: boolean;
}

/** A screen's picture in a language, linked to its story. */
export function Thumbnail({ path, storyId, locale, pictured }: ThumbnailProps) {
  const file = `./thumbnails/${thumbnailFile(storyId, locale)}`;
  return (
    <Item>
      <StoryLink storyId={storyId} locale={locale}>
        <Frame>{pictured ? <img src={file} alt={path} loading="lazy" {...thumbnailSize} /> : path}</Frame>
        {locale}
      </StoryLink>
    </Item>
  );
}

const Item = styled.li`
  a {
    display: block;
    font-size: ${textSize('small')};
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Frame = styled.span`
  display: flex;
  align-items: center;
  aspect-ratio: ${thumbnailSize.width} / ${thumbnailSize.height};
  margin-bottom: ${units(4)};
  overflow: hidden;
  border: 1px solid ${color('hairline')};
  border-radius: ${units(radius.small)};
  background: ${color('sunken')};
  color: ${color('inkSecondary')};

  a:hover & {
    border-color: ${color('accent')};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:not(:has(img)) {
    justify-content: center;
    padding: ${units(space.xs)};
  }
`;
