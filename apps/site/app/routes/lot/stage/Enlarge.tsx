import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import styles from './Stage.module.css';

export interface EnlargeProps {
  src: string;
  alt: string;
}

const ID = 'large-plan';

/** The plan over the whole screen; a popover, so that it opens without script and closes by Escape. */
export function Enlarge({ src, alt }: EnlargeProps) {
  return (
    <>
      <button type="button" className={styles.enlarge} popoverTarget={ID}>
        <Icon name="search" />
        Увеличить
      </button>
      <div id={ID} popover="auto" role="dialog" aria-label="План крупно" className={styles.large}>
        <img src={src} alt={alt} loading="lazy" />
        <p className={styles.close}>
          <IconButton
            bordered
            label="Закрыть"
            icon="close"
            popoverTarget={ID}
            popoverTargetAction="hide"
          />
        </p>
      </div>
    </>
  );
}
