import { styled } from 'styled-components';
import { Sparkline } from '../../../src/components/plots/Sparkline/Sparkline';
import { textSize } from '../../../src/theme/textSize';
import { space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Change } from '../../../src/widgets/market/Change/Change';
import { type Direction, directionColor } from '../../../src/widgets/market/direction';
import { Price } from '../../../src/widgets/market/Price/Price';
import { ProfitFigure } from '../page/ProfitFigure';
import { Sample } from '../page/Sample';
import { Sides } from './Sides';

interface Movement {
  direction: Direction;
  price: string;
  change: string;
  percent: string;
  course: readonly number[];
}

const movements: readonly Movement[] = [
  { direction: 'up', price: '1250', change: '30', percent: '2.46', course: [1220, 1231, 1228, 1250] },
  { direction: 'down', price: '1205', change: '-15', percent: '-1.23', course: [1220, 1212, 1216, 1205] },
  { direction: 'flat', price: '1220', change: '0', percent: '0', course: [1220, 1224, 1218, 1220] },
];

/** A rising, a falling and an unchanged price, a profit, and the sides of an order. */
export function Movements() {
  return (
    <Sample>
      <Rows>
        {movements.map(({ direction, price, change, percent, course }) => (
          <li key={direction}>
            <Large>
              <Price value={price} tickSize="1" change={change} />
            </Large>
            <Change change={change} changePercent={percent} decimals={0} />
            <Sparkline points={course} tone={directionColor[direction]} />
          </li>
        ))}
      </Rows>
      <ProfitFigure />
      <Sides />
    </Sample>
  );
}

const Rows = styled.ul`
  display: grid;
  width: 100%;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${units(140)}), 1fr));
  gap: ${units(space.m)};

  svg {
    width: 100%;
    max-width: ${units(160)};
    height: ${units(64)};
    margin-top: ${units(space.xs)};
  }
`;

const Large = styled.p`
  font-size: ${textSize('figure')};
`;
