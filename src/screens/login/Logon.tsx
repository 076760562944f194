import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Page } from '../../components/Page/Page';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, motion, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BrandLine } from '../../widgets/login/Brand/BrandLine';
import { useBrand } from '../useBrand';
import { CandleDrawing } from './CandleDrawing';
import { EntryHead } from './EntryHead';
import { SessionDrawing } from './SessionDrawing';
import { SlipDrawing } from './SlipDrawing';

const slides = [
  { name: 'figures', drawing: <SlipDrawing /> },
  { name: 'both', drawing: <CandleDrawing /> },
  { name: 'reasons', drawing: <SessionDrawing /> },
] as const satisfies { name: string; drawing: ReactNode }[];

/** Distance in CSS px that a finger must move sideways to turn the page. */
const swipeLength = 40;

/** Onboarding: three slides to read, swipe or skip (specification 2). */
export function Logon() {
  const t = useText('login');
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const swipe = useSwipe((step) => setPage(Math.min(Math.max(page + step, 0), slides.length - 1)));
  const isLast = page === slides.length - 1;
  return (
    <Page
      topBar={
        <EntryHead>
          <Link standalone href="#/login/logon2">
            {t('slides.skip')}
          </Link>
        </EntryHead>
      }
      actions={
        <Button fullWidth onClick={() => (isLast ? navigate('/login/logon2') : setPage(page + 1))}>
          {isLast ? t('slides.begin') : t('slides.next')}
        </Button>
      }
    >
      <Brand>
        <BrandLine {...useBrand()} />
      </Brand>
      <Window {...swipe}>
        <Track $page={page}>
          {slides.map(({ name, drawing }, index) => (
            <Slide key={name} inert={index !== page}>
              <Drawing>{drawing}</Drawing>
              <Title as={index === page ? 'h1' : 'h2'}>{t(`slides.items.${name}.title`)}</Title>
              <Text>{t(`slides.items.${name}.body`)}</Text>
            </Slide>
          ))}
        </Track>
      </Window>
      <Dots aria-live="polite">
        <VisuallyHidden>{t('slides.position', { page: page + 1, pages: slides.length })}</VisuallyHidden>
        {slides.map(({ name }, index) => (
          <Dot key={name} $here={index === page} />
        ))}
      </Dots>
    </Page>
  );
}

/** Detects the direction of a horizontal swipe: 1 towards the next page, -1 back. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(moved) >= swipeLength) turn(moved < 0 ? 1 : -1);
    },
  };
}

const Brand = styled.div`
  padding: ${units(space.s, space.l)};
`;

const Window = styled.div`
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
`;

const Track = styled.div<{ $page: number }>`
  display: flex;
  transform: translateX(${({ $page }) => -100 * $page}%);
  transition: transform ${motion.slow}ms ease-out;
`;

const Slide = styled.section`
  flex: none;
  width: 100%;
  padding-inline: ${units(space.l)};
`;

// Takes the space left by bars, text and button. The drawing keeps its proportions.
const Drawing = styled.div`
  display: flex;
  height: max(${units(360)}, 100dvh - ${units(816)});
  align-items: center;
  margin-bottom: ${units(space.l)};
  svg { width: 100%; max-height: 100%; }
`;

// The only h1 of the screen is that of the current slide.
const Title = styled.h1`
  font-size: ${textSize('figure')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.row};
  text-wrap: balance;
`;

const Text = styled.p`
  margin-top: ${units(space.s)};
  color: ${color('inkSecondary')};
  line-height: ${lineHeight.prose};
`;

const Dots = styled.div`
  display: flex;
  gap: ${units(space.xs)};
  padding: ${units(space.xl, space.l, 0)};
`;

const Dot = styled.span<{ $here: boolean }>`
  width: ${({ $here }) => units($here ? 48 : 16)};
  height: ${units(8)};
  border-radius: ${units(radius.pill)};
  background: ${({ $here }) => color($here ? 'accent' : 'outline')};
  transition: width ${motion.slow}ms ease-out;
`;
