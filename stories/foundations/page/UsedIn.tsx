import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color } from '../../../src/theme/tokens';

export interface UsedInProps {
  /** File names, or text keys, which may wrap at their dots. */
  files: readonly string[];
}

const shown = 8;

/** The uses of a token, an icon or a term, found in the sources. */
export function UsedIn({ files }: UsedInProps) {
  const rest = files.length - shown;
  return (
    <Small>
      {files.slice(0, shown).join(', ').replaceAll('.', '.\u200b')}
      {rest > 0 && ` and ${rest} more`}
    </Small>
  );
}

const Small = styled.small`
  display: block;
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
  line-height: 1.4;
`;
