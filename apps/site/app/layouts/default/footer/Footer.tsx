import type { ResultOf } from '@m30/api/client';
import { Logo } from '@m30/shell/logo';
import { Button } from '@m30/ui-kit/button';
import { Graticule } from '@m30/ui-kit/graticule';
import { phoneHref } from '../phone-href.ts';
import styles from './Footer.module.css';
import { FooterMenu } from './FooterMenu.tsx';

/** Footer of the site: how to reach the company, every section, the legal line. */
export function Footer({ template }: { template: ResultOf<'Content.GetTemplate'> }) {
  const { phone, email, address, tagline, privacy_policy, legal_link } = template;
  return (
    <footer className={styles.footer} data-tone="deep">
      <Graticule className={styles.graticule} />
      <div className={styles.inner}>
        <div className={styles.contact}>
          <a className={styles.phone} href={phoneHref(phone.value)}>
            {phone.value}
          </a>
          <p className="muted">{tagline.additional}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className="muted">
            {address.value}
            <br />
            {address.caption}
          </p>
          <Button variant="light" href="/kontakty" data-modal-trigger="callRequest">
            Оставить заявку
          </Button>
        </div>
        <FooterMenu sections={template.menu_footer} />
        <div className={styles.bottom}>
          <Logo name={template.logo} />
          <p>{template.copyright}</p>
          <p>
            <a href={privacy_policy.link}>{privacy_policy.label}</a>
          </p>
          {legal_link && (
            <p>
              <a href={legal_link.link}>{legal_link.label}</a>
            </p>
          )}
          {template.social.length > 0 && (
            <ul className={styles.social}>
              {template.social.map(({ label, link }) => (
                <li key={link}>
                  <a href={link} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {template.legal && <p className={styles.legal}>{template.legal}</p>}
      </div>
    </footer>
  );
}
