/** @jsxRuntime automatic */
import { styled } from 'storybook/theming';
import { useAppParameters } from './settings';

/** Says which settings of the toolbar have no effect, because the story sets them itself. */
export function FixedSettings() {
  const { scenario, faults, signedOut } = useAppParameters();
  const fixed = [
    scenario && `member: ${scenario}`,
    signedOut && 'signed out',
    faults && `failures: ${faults.map(({ kind }) => kind).join(', ') || 'none'}`,
  ].filter(Boolean);
  if (fixed.length === 0) return null;
  return <Note>Fixed by this story: {fixed.join(' · ')}</Note>;
}

const Note = styled.span(({ theme }) => ({
  alignSelf: 'center',
  padding: '0 8px',
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s1,
  whiteSpace: 'nowrap',
}));
