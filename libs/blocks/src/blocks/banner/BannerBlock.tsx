import { Graticule } from '@m30/ui-kit/graticule';
import { BlockAction } from '../../parts/block-action/BlockAction.tsx';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import type { BannerProps } from './banner.schema.ts';
import styles from './BannerBlock.module.css';

/** A call to do something: words low on a picture, or on the deep ground with its grid. */
export function BannerBlock({ label, title, text, picture, action }: BannerProps) {
  return (
    <section className={styles.banner} data-tone="deep" aria-label={title}>
      {picture ? (
        <BlockPicture className={styles.picture} picture={picture} sizes="100vw" />
      ) : (
        <Graticule className={styles.grid} />
      )}
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {action && (
          <p className={styles.action}>
            <BlockAction action={action} variant={picture ? 'light' : 'primary'} />
          </p>
        )}
      </div>
    </section>
  );
}
