import { Icon } from '@m30/ui-kit/icon';
import styles from './FormRefusal.module.css';

/** Why the server refuses a form as a whole; announced. */
export function FormRefusal({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.refusal}>
          <Icon name="warning" size={16} />
          {children}
        </p>
      )}
    </div>
  );
}
