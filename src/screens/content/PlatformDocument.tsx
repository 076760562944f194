import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { imageBase } from '../../api/address';
import type { RequestOf } from '../../api/contract/call';
import type { document } from '../../api/contract/content';
import { useDocument } from '../../api/queries/content';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonArticle } from '../../components/Skeleton/SkeletonArticle';
import { TopBar } from '../../components/TopBar/TopBar';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Article } from '../../widgets/content/Article/Article';
import { Load } from '../../widgets/Load/Load';
import { useBack } from '../useBack';

interface PlatformDocumentProps {
  kind: RequestOf<typeof document>['kind'];
  title: string;
  /** Where back leads if no page was open before. */
  backTo: string;
  /** Use for content above the text. */
  head?: ReactNode;
}

/** The screen of a text by the operator, such as the agreement, with the date of its last change. */
export function PlatformDocument({ kind, title, backTo, head }: PlatformDocumentProps) {
  const formats = useFormats();
  const text = useDocument(useLanguage(), kind);
  const back = useBack(backTo);
  return (
    <Page topBar={<TopBar title={title} back={back} />}>
      {head && (
        <Section>
          <Head>{head}</Head>
        </Section>
      )}
      <Load from={text} skeleton={<SkeletonArticle />}>
        {({ title: heading, html, updatedAt }) => (
          <Article title={heading} meta={formats.date(updatedAt)} html={html} imageBase={imageBase} />
        )}
      </Load>
    </Page>
  );
}

// The panel of the text begins below.
const Head = styled.div`
  padding-bottom: ${units(space.m)};
`;
