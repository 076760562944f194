'use client';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText';
import type { Failure } from '../../lib/loadable';
import { textSize } from '../../theme/textSize';

const Line = styled.small`
  display: block;
  font-size: ${textSize('small')};
`;

/** The short code under which the console logs a failed call. A missing connection has none. */
export function FailureReference({ kind, reference }: Pick<Failure, 'kind' | 'reference'>) {
  const t = useText('common');
  return kind === 'offline' ? null : <Line>{t('reference', { reference })}</Line>;
}
