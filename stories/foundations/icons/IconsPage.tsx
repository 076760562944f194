import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { Icon } from '../../../src/components/Icon/Icon';
import { textSize } from '../../../src/theme/textSize';
import { color, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { FoundationPage } from '../page/FoundationPage';
import { Name } from '../page/Name';
import { Part } from '../page/Part';
import { Rules } from '../page/Rules';
import { UsedIn } from '../page/UsedIn';
import { usedIcons } from './usedIcons';

/** Every icon of the product, as its sources import them. */
export function IconsPage() {
  return (
    <FoundationPage
      title="Icons"
      lead="One set (Lucide), one weight. An icon helps members to find a word again. It never replaces a word."
    >
      <Part title="Sizes">
        <p>
          48 everywhere, 32 beside small text. The stroke scales with the icon. A filled icon is switched on.
        </p>
        <Sizes>
          <li>
            <Icon glyph={Star} /> 48
          </li>
          <li>
            <Icon glyph={Star} size={32} /> 32
          </li>
          <li>
            <Icon glyph={Star} filled /> on
          </li>
        </Sizes>
      </Part>
      <Part title="All in use">
        <p>Read from the imports of the product: {usedIcons.length} icons.</p>
        <All>
          {usedIcons.map(({ name, glyph, files }) => (
            <li key={name}>
              {glyph && <Icon glyph={glyph} />}
              <Name>{name}</Name>
              <UsedIn files={files} />
            </li>
          ))}
        </All>
      </Part>
      <Part title="How they are used">
        <Rules rules={rules} />
      </Part>
    </FoundationPage>
  );
}

const rules = [
  ['Always with words', 'Beside a text, or in a button with a name for screen readers.'],
  ['In the colour of the text', 'An icon has the colour of the text that it belongs to.'],
  ['The touch target is larger', 'An icon of 48 has a target of 88.'],
  ['No emoji, no decoration', 'An icon that adds no information is left out.'],
  ['Direction of prices', 'Has its own marks, ▲ and ▼, which are text beside the sign.'],
] as const;

const Sizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.m, space.xl)};

  li {
    display: flex;
    align-items: center;
    gap: ${units(space.xs)};
    color: ${color('ink')};
  }
`;

const All = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${units(208)}), 1fr));
  gap: ${units(space.l, space.m)};
  font-size: ${textSize('small')};
  line-height: 1.4;

  svg {
    margin-bottom: ${units(space.xs)};
  }
`;
