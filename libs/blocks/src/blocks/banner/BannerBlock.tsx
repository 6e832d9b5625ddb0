import { Graticule } from '@m30/ui-kit/graticule';
import { BlockAction } from '../../parts/block-action/BlockAction.tsx';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import { usePage } from '../../react/page-context.ts';
import { usePlace } from '../../react/place-context.ts';
import type { BannerProps } from './banner.schema.ts';
import styles from './BannerBlock.module.css';
import { KeysCalendar } from './KeysCalendar.tsx';

/** A call to do something: words low on a picture, or on the deep ground with its grid; the first screen of a landing. */
export function BannerBlock({ label, title, text, picture, action, calendar }: BannerProps) {
  const { titled = true } = usePage();
  const isHero = usePlace()?.kind === 'hero';
  const Heading = isHero && !titled ? 'h1' : 'h2';
  return (
    <section className={styles.banner} data-tone="deep" aria-label={title}>
      {picture ? (
        <BlockPicture
          className={styles.picture}
          picture={picture}
          sizes="100vw"
          priority={isHero}
        />
      ) : (
        <Graticule className={styles.grid} />
      )}
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <Heading>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {action && (
          <p className={styles.action}>
            <BlockAction action={action} variant={picture && !isHero ? 'light' : 'primary'} />
          </p>
        )}
        {isHero && calendar && <KeysCalendar calendar={calendar} />}
      </div>
    </section>
  );
}
