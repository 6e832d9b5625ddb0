import type { CSSProperties } from 'react';
import { Button } from '@m30/ui-kit/button';
import { usePictureUrl } from '../../host/BlocksHost.tsx';
import { linkProps } from '../../parts/link-props.ts';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import { modalTrigger } from '../../react/modal-trigger.ts';
import styles from './ImageBlock.module.css';
import type { ImageProps } from './image.schema.ts';

/** A large picture, its words, and what can be done with it. */
export function ImageBlock({ picture, enlarge, description, button, ratio, author }: ImageProps) {
  return (
    <figure className={styles.image}>
      <div className={styles.room} style={cutOf(ratio)} data-cut={ratio ? '' : undefined}>
        <BlockPicture picture={picture} sizes="(min-width: 1520px) 1408px, 100vw" />
      </div>
      {author && <Author author={author} />}
      {(description || enlarge) && (
        <figcaption className={styles.words}>
          {description && <span>{description}</span>}
          {enlarge && <Enlarge picture={picture} description={description} />}
        </figcaption>
      )}
      {button && (
        <p className={styles.action}>
          <Action button={button} />
        </p>
      )}
    </figure>
  );
}

/** The room's proportions, which the place of the picture may override. */
const cutOf = (ratio: number | undefined) => ({ '--m30-ratio': ratio }) as CSSProperties;

function Author({ author }: { author: NonNullable<ImageProps['author']> }) {
  const { name, role, picture } = author;
  return (
    <div className={styles.author}>
      {picture && (
        <BlockPicture picture={{ ...picture, alt: '' }} className={styles.face} sizes="64px" />
      )}
      <p>
        <b>{name}</b>
        {role}
      </p>
    </div>
  );
}

/** A link to the file, which a window takes over where there is script. */
function Enlarge({ picture, description }: Pick<ImageProps, 'picture' | 'description'>) {
  const url = usePictureUrl();
  const words = (
    <span className="visually-hidden"> изображение{picture.alt && `: ${picture.alt}`}</span>
  );
  const [href, trigger] =
    'id' in picture
      ? [
          url({ id: picture.id, width: picture.width, format: 'webp' }),
          modalTrigger('photoSlider', {
            title: description ?? picture.alt,
            pictures: JSON.stringify([{ ...picture, caption: description }]),
          }),
        ]
      : [picture.src, {}];
  return (
    <a className={styles.enlarge} href={href} target="_blank" rel="noreferrer" {...trigger}>
      Увеличить{words}
    </a>
  );
}

function Action({ button }: { button: NonNullable<ImageProps['button']> }) {
  const leads =
    'src' in button
      ? {
          ...linkProps(button.src),
          ...modalTrigger('OSFrameModal', { title: button.label, src: button.src.href }),
        }
      : linkProps(button.link);
  return (
    <Button variant="secondary" {...leads}>
      {button.label}
    </Button>
  );
}
