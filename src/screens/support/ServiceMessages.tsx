import { useId } from 'react';
import { styled } from 'styled-components';
import type { SupportMessage } from '../../api/contract/support';
import { useSupportMessages } from '../../api/queries/support';
import { Button } from '../../components/Button/Button';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { forcedEdge } from '../../theme/forcedEdge';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';

/** The member's messages and the answers, newest first. */
export function ServiceMessages() {
  const t = useText('support');
  const id = useId();
  const messages = useSupportMessages(useLanguage());
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('messages')}</Title>
      <Load from={messages} skeleton={<SkeletonRows count={2} />}>
        {({ items, next, onMore }) =>
          items.length === 0 ? (
            <Minor>{t('noMessages')}</Minor>
          ) : (
            <Messages aria-labelledby={id}>
              {items.map((message) => (
                <Message key={message.id} message={message} />
              ))}
              {next.step !== 'end' && (
                <li>
                  <Button kind="quiet" size="small" busy={next.step === 'loading'} onClick={onMore}>
                    {t('older')}
                  </Button>
                </li>
              )}
            </Messages>
          )
        }
      </Load>
    </section>
  );
}

function Message({ message }: { message: SupportMessage }) {
  const formats = useFormats();
  const t = useText('support');
  const { from, text, sentAt, orderNumber } = message;
  const about = orderNumber == null ? '' : ` · ${orderNumber}`;
  return (
    <Bubble $own={from === 'member'}>
      <Minor>
        {t(`from.${from}`)} · {formats.dateTime(sentAt)}
        {about}
      </Minor>
      <Words dir="auto">{text}</Words>
    </Bubble>
  );
}

const Title = styled.h3`
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
`;

const Messages = styled.ul`
  display: grid;
  gap: ${units(space.s)};
  margin-top: ${units(space.s)};
`;

const Bubble = styled.li<{ $own: boolean }>`
  padding: ${units(space.s, space.m)};
  border-radius: ${units(radius.small)};
  background: ${({ $own }) => color($own ? 'accentSoft' : 'sunken')};
  ${forcedEdge}
`;

const Minor = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

// Keeps line breaks; a very long word wraps.
const Words = styled.p`
  line-height: ${lineHeight.prose};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
