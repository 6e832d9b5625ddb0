import { Icon } from '@m30/ui-kit/icon';
import { Slider } from '@m30/ui-kit/slider';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { videoTrigger } from '../../parts/video-trigger.ts';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import type { VideoSliderProps } from './video-slider.schema.ts';
import styles from './VideoSliderBlock.module.css';

const PER_VIEW = { 0: 1, 576: 2, 900: 3 };

/** Posters in a row that is turned; a press plays the video over the page. */
export function VideoSliderBlock({ title, text, link, items }: VideoSliderProps) {
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <Slider counter label={title ?? 'Видео'} perView={PER_VIEW} gap={24}>
        {items.map((video, index) => (
          <a key={index} className={styles.video} {...videoTrigger(video)}>
            <span className={styles.frame}>
              {video.poster && (
                <BlockPicture
                  className={styles.poster}
                  picture={{ ...video.poster, alt: '' }}
                  sizes="(min-width: 900px) 33vw, (min-width: 576px) 50vw, 100vw"
                />
              )}
              <span className={styles.sign}>
                <Icon name="play" size={24} />
              </span>
            </span>
            <span className="visually-hidden">Смотреть видео: </span>
            <span className={styles.title}>{video.title}</span>
          </a>
        ))}
      </Slider>
    </>
  );
}
