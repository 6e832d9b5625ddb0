import type { User } from '@m30/shell/guard';
import { Logo } from '@m30/shell/logo';
import { Button } from '@m30/ui-kit/button';
import { Graticule } from '@m30/ui-kit/graticule';
import styles from './AccountFooter.module.css';
import type { AccountTemplate } from './AccountFrame.tsx';
import { LogoutForm } from './LogoutForm.tsx';
import { phoneHref } from './phone-href.ts';

/** Props of {@link AccountFooter}. */
export interface AccountFooterProps {
  template: AccountTemplate;
  user: User | null;
}

/** Footer of the account: how to reach the company, its menu with the way out, the legal line. */
export function AccountFooter({ template, user }: AccountFooterProps) {
  const { phone, email, address, privacy_policy, social } = template;
  return (
    <footer className={styles.footer} data-tone="deep">
      <Graticule className={styles.graticule} />
      <div className={styles.inner}>
        <div className={styles.contact}>
          <a className={styles.phone} href={phoneHref(phone.value)}>
            {phone.value}
          </a>
          <p className="muted">{phone.caption}</p>
          <p>
            <a className={styles.email} href={`mailto:${email}`}>
              {email}
            </a>
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
        <FooterMenu blocks={template.menu_footer} user={user} />
        <div className={styles.bottom}>
          <Logo name={template.logo} />
          <p>{template.copyright}</p>
          <p>
            <a href={privacy_policy.link}>{privacy_policy.label}</a>
          </p>
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ label, link }) => (
                <li key={link}>
                  <a href={link} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles.legal}>{privacy_policy.text}</p>
      </div>
    </footer>
  );
}

interface FooterMenuProps {
  blocks: AccountTemplate['menu_footer'];
  user: User | null;
}

function FooterMenu({ blocks, user }: FooterMenuProps) {
  return (
    <nav className={styles.menu} aria-label="Меню в подвале">
      {blocks
        .filter((block) => user || !block.logout)
        .map(({ label, link, elements, logout }) => (
          <div key={label}>
            {logout ? (
              <LogoutForm>
                {(leaving) => (
                  <button className={styles.logout} type="submit" disabled={leaving}>
                    {label}
                  </button>
                )}
              </LogoutForm>
            ) : (
              <h2>{link ? <a href={link}>{label}</a> : label}</h2>
            )}
            <ul>
              {elements.map((element) => (
                <li key={element.link + element.label}>
                  <a href={element.link}>{element.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}
