'use client';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { usePull } from './usePull';

export interface PullToRefreshProps {
  /** Announced while refreshing. */
  refreshingLabel: string;
  /** Loads the content again. The indicator is shown until the promise settles. */
  onRefresh: () => Promise<unknown>;
  /** The content to refresh. */
  children: ReactNode;
}

/**
 * Pulling down at the top of the page reloads its content.
 *
 * Only a convenience: the content must also refresh by itself.
 */
export function PullToRefresh({ refreshingLabel, onRefresh, children }: PullToRefreshProps) {
  const { frame, pulled, refreshing } = usePull(onRefresh);
  const height = refreshing ? 1 : pulled;
  return (
    <div ref={frame}>
      {/* Closed by its class: a strict Content-Security-Policy refuses style attributes from a server. */}
      <PulledSpace
        style={height > 0 ? { height: `calc(${units(touchTarget)} * ${height})` } : undefined}
        data-pulled={height > 0}
      >
        <Spinner
          style={height > 0 ? { transform: `rotate(${pulled * 270}deg)`, opacity: height } : undefined}
        >
          <Icon glyph={RefreshCw} size={32} />
        </Spinner>
      </PulledSpace>
      <div role="status">{refreshing && <VisuallyHidden>{refreshingLabel}</VisuallyHidden>}</div>
      {children}
    </div>
  );
}

const PulledSpace = styled.div`
  display: flex;
  height: 0;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
  color: ${color('inkTertiary')};
  &[data-pulled='false'] { transition: height ${motion.slow}ms ease-out; }
`;

const Spinner = styled.span`
  display: inline-flex;
  opacity: 0;
  padding-bottom: ${units(space.m)};
`;
