'use client';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { css, styled } from 'styled-components';
import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { Icon } from '../../../components/Icon/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type IpoStepState, ipoSteps } from './ipoSteps';

export interface IpoProgressProps {
  /** The application. */
  application: Pick<IpoApplication, 'lotteryResult' | 'forfeitedAt' | 'positionId'>;
}

/** The five steps of an application side by side, compact enough for a card. With times use `IpoTracker`. */
export function IpoProgress({ application }: IpoProgressProps) {
  const t = useText('ipo');
  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <Steps role="list" aria-label={t('tracker.label')}>
      {ipoSteps(application).map(({ name, state }) => (
        <Step key={name} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark $state={state}>
            {state === 'done' && <Icon glyph={Check} size={32} />}
            {state === 'failed' && <Icon glyph={X} size={32} />}
          </Mark>
          <Label $state={state}>
            {t(`tracker.steps.${name}`)} <VisuallyHidden>{t(`tracker.states.${state}`)}</VisuallyHidden>
          </Label>
        </Step>
      ))}
    </Steps>
  );
}

const markSize = 40;

const Steps = styled.ol`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  margin-top: ${units(space.xs)};
  font-size: ${textSize('caption')};
  line-height: ${lineHeight.tight};
`;

/** With text this large, the labels do not fit side by side: the steps stack. */
const narrow = '@container (width < 18lh)';

// The line connects the previous step to this one.
const Step = styled.li<{ $state: IpoStepState }>`
  position: relative;
  display: flex;
  min-width: 0;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  gap: ${units(space.xs)};
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: ${units(markSize / 2)};
    right: calc(50% + ${units(markSize / 2)});
    left: calc(-50% + ${units(markSize / 2)});
    border-top: 1px ${({ $state }) => ($state === 'never' ? 'dashed' : 'solid')} ${color('outline')};
  }
  ${narrow} {
    & {
      flex: 0 0 100%;
      flex-direction: row;
    }
    &:not(:first-child) { margin-top: ${units(space.s)}; }
    &:not(:first-child)::before { content: none; }
  }
`;

const marks = {
  done: css`background: ${color('success')}; border-color: ${color('success')}; color: ${color('onAccent')};`,
  current: css`border: ${units(10)} solid ${color('accent')};`,
  failed: css`background: ${color('danger')}; border-color: ${color('danger')}; color: ${color('onAccent')};`,
  upcoming: css`border-color: ${color('outline')};`,
  never: css`border-color: ${color('hairline')}; background: ${color('sunken')};`,
};

const Mark = styled.span<{ $state: IpoStepState }>`
  display: flex;
  width: ${units(markSize)};
  height: ${units(markSize)};
  align-items: center;
  justify-content: center;
  border: 1px solid;
  border-radius: 50%;
  background: ${color('surface')};
  ${({ $state }) => marks[$state]}
`;

const Label = styled.span<{ $state: IpoStepState }>`
  position: relative;
  color: ${({ $state }) => color($state === 'current' ? 'ink' : 'inkSecondary')};
  font-weight: ${({ $state }) => ($state === 'current' ? fontWeight.bold : fontWeight.regular)};
  text-align: center;
`;
