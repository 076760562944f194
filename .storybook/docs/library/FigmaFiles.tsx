import { styled } from 'storybook/theming';
import { isOfPrice } from '../../../src/theme/measuredPairs';
import type { ColorName } from '../../../src/theme/tokens';

/** Address of each file, by its path. */
const files = Object.entries(
  import.meta.glob<string>('../../../src/theme/tokens/generated/figma/*/*.json', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
).map(([path, address]) => {
  const [collection = '', name = ''] = path.split('/').slice(-2);
  return { collection, name, address };
});

interface FigmaFilesProps {
  colors: readonly ColorName[];
  hasSizes: boolean;
}

/** The colours of a component, and the files with its variables, as Figma imports them: one for each mode. */
export function FigmaFiles({ colors, hasSizes }: FigmaFilesProps) {
  const wanted: Record<string, boolean> = {
    Theme: colors.some((color) => !isOfPrice(color)),
    Price: colors.some(isOfPrice),
    Size: hasSizes,
  };
  return (
    <>
      {colors.length > 0 && (
        <Colors>
          {colors.map((color) => (
            <li key={color}>
              <span style={{ background: `var(--color-${color})` }} />
              <code>color/{color}</code>
            </li>
          ))}
        </Colors>
      )}
      {Object.keys(wanted)
        .filter((collection) => wanted[collection])
        .map((collection) => (
          <div key={collection}>
            {`Collection ${collection}: `}
            {files
              .filter((file) => file.collection === collection)
              .map(({ name, address }, place) => (
                <span key={name}>
                  {place > 0 && ', '}
                  <a href={address} download={`${collection} ${name}`}>
                    {name.replace('.tokens.json', '')}
                  </a>
                </span>
              ))}
          </div>
        ))}
    </>
  );
}

const Colors = styled.ul(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& span': {
    display: 'inline-block',
    width: 12,
    height: 12,
    marginRight: 4,
    border: `1px solid ${theme.appBorderColor}`,
  },
}));
