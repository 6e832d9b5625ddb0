import { Button } from '@m30/ui-kit/button';
import styles from './Conflict.module.css';

interface ConflictProps {
  /** What a colleague did: «Страницу сохранил коллега». */
  children: string;
  onTheirs: () => void;
  onMine: () => void;
}

/** Of two who save at once the second is told, and chooses. */
export function Conflict({ children, onTheirs, onMine }: ConflictProps) {
  return (
    <div role="alert" className={styles.conflict}>
      <p>{children}. Что оставить?</p>
      <Button variant="secondary" onClick={onTheirs}>
        Взять его правки
      </Button>
      <Button variant="secondary" onClick={onMine}>
        Оставить мои
      </Button>
    </div>
  );
}
