import { useEffect, type ReactNode } from 'react';
import { CookieNotice } from '@m30/shell/consent';
import { hydrateNow, isKnownVisitor } from '@m30/shell/late';
import { useStaticData } from '@m30/shell/static-data';
import { Widgets } from '@m30/shell/widget';
import { SkipLink } from '@m30/ui-kit/skip-link';
import { useRoot } from '../../use-root.ts';
import type { HeaderProps } from '../header/Header.tsx';
import { Footer, Header, PlainFooter, Visit } from './late-parts.ts';

export interface SiteFrameProps {
  /** How the header differs from the one of an ordinary page. */
  header?: Omit<HeaderProps, 'template'>;
  /** Kind of the footer; undefined shows none. */
  footer?: 'full' | 'plain';
  /**
   * Whether chat, video guide and call popup may float over the page.
   * @default false
   */
  widgets?: boolean;
  children: ReactNode;
}

/** What the layouts of the site share: skip link, header, one main part, perhaps a footer. */
export function SiteFrame({ header, footer, widgets = false, children }: SiteFrameProps) {
  const root = useRoot();
  const template = root?.template;
  const sections = useStaticData('footer', root?.sections ?? null);
  useEffect(() => {
    if (isKnownVisitor()) hydrateNow();
  }, []);
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <Visit />
      {template && <Header {...header} template={template} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {template && footer === 'full' && <Footer template={template} sections={sections} />}
      {template && footer === 'plain' && <PlainFooter template={template} />}
      {widgets && <Widgets />}
    </>
  );
}
