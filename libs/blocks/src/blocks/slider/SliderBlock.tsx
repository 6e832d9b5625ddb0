import { ArrowLink } from '@m30/ui-kit/link';
import { Slider } from '@m30/ui-kit/slider';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { linkProps } from '../../parts/link-props.ts';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import type { Slide, SliderProps } from './slider.schema.ts';
import styles from './SliderBlock.module.css';

/** Slides in a row: one is wide, picture beside words; more stand as cards. */
export function SliderBlock({ title, text, link, items, columns }: SliderProps) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <Slider
        counter
        label={title ?? 'Слайды'}
        perView={{ 0: 1, 576: Math.min(columns, 2), 900: columns }}
      >
        {items.map((slide, index) => (
          <article key={index} className={styles.slide} data-wide={columns === 1 || undefined}>
            <SlidePicture slide={slide} columns={columns} />
            <div className={styles.words}>
              <Heading className={styles.title}>{slide.title}</Heading>
              {slide.text && <p className={styles.text}>{slide.text}</p>}
              {slide.link && (
                <ArrowLink {...linkProps(slide.link.link)}>{slide.link.label}</ArrowLink>
              )}
            </div>
          </article>
        ))}
      </Slider>
    </>
  );
}

function SlidePicture({ slide: { picture }, columns }: { slide: Slide; columns: number }) {
  if (!picture) return null;
  const share = columns === 1 ? 60 : Math.round(100 / columns);
  return (
    <BlockPicture
      className={styles.picture}
      picture={picture}
      sizes={`(min-width: 900px) ${share}vw, 100vw`}
    />
  );
}
