import type { User } from '@m30/shell/guard';
import { FooterFrame, FooterLinks } from '@m30/shell/footer';
import { LogoutForm } from '@m30/shell/menu';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountFooter.module.css';

export interface AccountFooterProps {
  template: AccountTemplate;
  user: User | null;
}

/** Footer of the account: how to reach the company, its menu with the way out, the legal line. */
export function AccountFooter({ template, user }: AccountFooterProps) {
  const { privacy_policy, menu_footer, ...rest } = template;
  return (
    <FooterFrame {...rest} links={[privacy_policy]} legal={privacy_policy.text}>
      {menu_footer
        .filter((block) => user || !block.logout)
        .map(({ label, link, elements, logout }) => (
          <div key={label}>
            {logout ? (
              <Leave label={label} />
            ) : (
              <h2>{link ? <a href={link}>{label}</a> : label}</h2>
            )}
            <FooterLinks links={elements} />
          </div>
        ))}
    </FooterFrame>
  );
}

function Leave({ label }: { label: string }) {
  return (
    <LogoutForm>
      {(leaving) => (
        <button className={styles.leave} type="submit" disabled={leaving}>
          {label}
        </button>
      )}
    </LogoutForm>
  );
}
