import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';
import styles from './NewsItemPage.module.css';

/** Hands the page's address to another program, or to the clipboard; without script it is a link to the page itself. */
export function ShareLink({ title, path }: { title: string; path: string }) {
  return (
    <Button
      className={styles.share}
      size="small"
      variant="secondary"
      href={path}
      onClick={(event) => {
        event.preventDefault();
        void import('../../lot/buy/share-lot.ts').then(({ shareLot }) => shareLot(title, path));
      }}
    >
      <Icon name="share" size={18} />
      Поделиться
    </Button>
  );
}
