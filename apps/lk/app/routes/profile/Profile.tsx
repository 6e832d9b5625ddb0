import { PageHead } from '../../components/page-head/PageHead.tsx';
import { Consents } from './consent/Consents.tsx';
import { Contacts } from './contact/Contacts.tsx';
import { OwnData } from './data/OwnData.tsx';
import styles from './Profile.module.css';
import type { ProfileData } from './shared/profile.ts';
import { Sessions } from './session/Sessions.tsx';
import { NoticeSettings } from './setting/NoticeSettings.tsx';

/** Who the buyer is, how the account is entered, what it may send and keep. */
export function Profile({ profile }: { profile: ProfileData }) {
  const { sessions, settings, consents, email } = profile;
  const promo = consents.some(({ purpose, given }) => purpose === 'promo' && given);
  return (
    <>
      <PageHead title="Профиль" />
      <div className={styles.columns}>
        <Contacts profile={profile} />
        <Sessions sessions={sessions} />
      </div>
      <NoticeSettings settings={settings} hasMail={email !== null} promo={promo} />
      <div className={styles.columns}>
        <Consents consents={consents} />
        <OwnData profile={profile} />
      </div>
    </>
  );
}
