'use client';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { imagePlaceholder } from './imagePlaceholder';
import { sanitise } from './sanitise';

export interface ArticleProps {
  /** Headline of the text. */
  title: string;
  /** Use for author and date, shown smaller below the title. */
  meta?: ReactNode;
  /** The server's HTML. It is sanitised here, and nowhere else. */
  html: string;
  /** Path prefix that image URLs must have, such as `/api/`. */
  imageBase: string;
}

/** A news article, a notice or a legal text, for reading. A missing image leaves a placeholder with its description. */
export function Article({ title, meta, html, imageBase }: ArticleProps) {
  const t = useText('home');
  const prose = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => prose.current?.replaceChildren(sanitise(html, imageBase)), [html, imageBase]);
  const giveUp = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) target.replaceWith(imagePlaceholder(target, t('news.picture')));
  };
  return (
    <Frame>
      <Title>{title}</Title>
      {meta && <Meta>{meta}</Meta>}
      <Prose ref={prose} onErrorCapture={giveUp} />
    </Frame>
  );
}

const Frame = styled.article`
  padding: ${units(space.l)};
  background: ${color('surface')};
`;

const Title = styled.h2`
  font-size: ${textSize('figure')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

const Meta = styled.p`
  margin-top: ${units(space.s)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;

const Prose = styled.div`
  margin-top: ${units(space.l)};
  line-height: ${lineHeight.prose};

  > * + * { margin-top: ${units(space.m)}; }
  h1, h2, h3, h4 { font-size: ${textSize('lead')}; font-weight: ${fontWeight.bold}; line-height: ${lineHeight.row}; }
  > :is(h1, h2, h3, h4):not(:first-child) { margin-top: ${units(space.xl)}; }
  strong, b, th { font-weight: ${fontWeight.bold}; }
  em, i { font-style: normal; font-weight: ${fontWeight.bold}; }
  a { color: ${color('accent')}; text-underline-offset: 0.2em; }
  ul, ol { padding-left: ${units(40)}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  /* From the fourth level on there is no room left to indent. */
  :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) :is(ul, ol, blockquote) { padding-left: 0; border-left: 0; }
  li + li { margin-top: ${units(space.xs)}; }
  blockquote, pre, figure, hr { margin-right: 0; margin-bottom: 0; margin-left: 0; }
  blockquote { padding-left: ${units(space.m)}; border-left: 2px solid ${color('outline')}; }
  a[target='_blank']::after { content: '\\00a0↗' / ''; }
  img { height: auto; border-radius: ${units(radius.small)}; background: ${color('sunken')}; }
  img:not([width]) { width: 100%; aspect-ratio: 16 / 9; object-fit: contain; }
  [data-missing] {
    display: flex;
    max-width: 100%;
    align-items: center;
    justify-content: center;
    padding: ${units(space.m)};
    border-radius: ${units(radius.small)};
    background: ${color('sunken')};
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
  figcaption, caption { color: ${color('inkTertiary')}; font-size: ${textSize('small')}; text-align: left; }
  hr { border: 0; border-top: 1px solid ${color('hairline')}; }
  pre { white-space: pre-wrap; }
  [data-scrolls] { overflow: auto hidden; overflow-wrap: break-word; }
  table { width: 100%; border-collapse: collapse; }
  th, td { min-width: 4em; padding: ${units(space.s, space.xs)}; border-bottom: 1px solid ${color('hairline')}; text-align: left; vertical-align: top; }
`;
