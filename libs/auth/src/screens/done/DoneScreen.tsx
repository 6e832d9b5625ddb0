import { Button } from '@m30/ui-kit/button';
import type { ScreenProps } from '../shared/screen-props.ts';
import styles from './DoneScreen.module.css';

/** States `success` and `success_change`: all is done, the login is offered. */
export function DoneScreen({ send }: ScreenProps) {
  return (
    <div className={styles.done}>
      <Button wide onClick={() => send({ type: 'login.opened' })}>
        Войти в&nbsp;кабинет
      </Button>
    </div>
  );
}
