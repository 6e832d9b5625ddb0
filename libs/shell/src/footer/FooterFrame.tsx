import type { ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { phoneLink } from '@m30/ui-kit/format';
import { Graticule } from '@m30/ui-kit/graticule';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { CachedMarkup, type CachedMarkupProps } from '../cached-markup/index.ts';
import { Logo } from '../logo/index.ts';
import { SocialLinks, type SocialPage } from '../social/index.ts';
import { ThemeSwitch } from '../document/theme/index.ts';
import styles from './FooterFrame.module.css';

interface Link {
  label: string;
  link: string;
}

export interface FooterFrameProps {
  logo: string;
  phone: { value: string; caption: string };
  email: string;
  address: { value: string; caption: string };
  copyright: string;
  /** Links beside the copyright: privacy policy, legal information. */
  links: readonly Link[];
  social: readonly SocialPage[];
  /** Last line, in small print. */
  legal?: string | undefined;
  /** Columns of the menu; a plain footer has none. */
  children?: ReactNode;
  /**
   * As of `CachedMarkup`.
   * @default null
   */
  cacheKey?: CachedMarkupProps['cacheKey'];
}

/** What both footers share: how to reach the company, a menu, the legal line. */
export function FooterFrame({ cacheKey = null, ...content }: FooterFrameProps) {
  return (
    <CachedMarkup
      as="footer"
      cacheKey={cacheKey}
      className={styles.footer}
      data-tone="deep"
      data-plain={content.children ? undefined : ''}
    >
      {() => <FooterContent {...content} />}
    </CachedMarkup>
  );
}

type ContentProps = Omit<FooterFrameProps, 'cacheKey'>;

function FooterContent({ phone, email, address, children, legal, ...rest }: ContentProps) {
  return (
    <>
      <Graticule className={styles.graticule} />
      <div className={styles.inner}>
        <div className={styles.contact}>
          <a className={styles.phone} {...phoneLink(phone.value)}>
            {phone.value}
          </a>
          <p className="muted">{phone.caption}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className="muted">
            {address.value}
            <br />
            {address.caption}
          </p>
          <Button variant="light" {...leadTrigger('callRequest')}>
            Оставить заявку
          </Button>
        </div>
        {children && (
          <nav className={styles.menu} aria-label="Меню в подвале">
            {children}
          </nav>
        )}
        <FooterBottom {...rest} />
        {legal && <p className={styles.legal}>{legal}</p>}
      </div>
    </>
  );
}

type BottomProps = Pick<FooterFrameProps, 'logo' | 'copyright' | 'links' | 'social'>;

function FooterBottom({ logo, copyright, links, social }: BottomProps) {
  return (
    <div className={styles.bottom}>
      <Logo name={logo} />
      <p>{copyright}</p>
      {links.map(({ label, link }) => (
        <p key={link}>
          <a href={link}>{label}</a>
        </p>
      ))}
      <p>
        <a href="/politika-konfidentsialnosti/" data-consent-open="">
          Настройки cookie
        </a>
      </p>
      <ThemeSwitch />
      <SocialLinks pages={social} />
    </div>
  );
}
