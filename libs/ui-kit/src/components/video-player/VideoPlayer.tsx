import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { Icon } from '../icon/Icon.tsx';
import { Notice } from '../notice/Notice.tsx';
import { embedHosts, embedUrl } from './embed.ts';
import styles from './VideoPlayer.module.css';

/** Where a video is: a file of one's own, or a player on another site. */
export type VideoSource =
  { src: string; captions?: string | undefined; embed?: undefined } | { embed: string };

/** Other props and `ref` go to the root. */
export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the video shows, spoken and written on the poster: «Как проходит приёмка». */
  title: string;
  /** `src` with the address of a file and of its WebVTT captions, or `embed` with the address of a foreign player. */
  source: VideoSource;
  /** A picture, lazy, that fills the frame until play is pressed. */
  poster?: ReactNode;
  /**
   * Greatest width of the frame in CSS pixels; the specification's video window is 936 × 591, the guide's 752 × 423.
   * @default 936
   */
  width?: number | undefined;
  /**
   * Height of the frame at its full width, in CSS pixels.
   * @default 591
   */
  height?: number | undefined;
  /**
   * Hosts whose players may be shown.
   * @default RuTube, VK Видео, Kinescope, Vimeo, YouTube without cookies
   */
  hosts?: readonly string[] | undefined;
  /**
   * Play has been pressed already, on what opened this player.
   * @default false
   */
  autoPlay?: boolean | undefined;
}

/** A video behind its poster: neither file nor foreign site is asked for anything before play is pressed. */
export function VideoPlayer({
  title,
  source,
  poster,
  width = 936,
  height = 591,
  hosts = embedHosts,
  autoPlay = false,
  className,
  style,
  ...rest
}: VideoPlayerProps) {
  const [playing, setPlaying] = useState(autoPlay);
  const address = addressOf(source, hosts);

  useEffect(() => {
    if (!address) reportError(new Error(`Video is not from an allowed host: ${title}`));
  }, [address, title]);

  return (
    <div
      {...rest}
      className={cx(styles.player, className)}
      style={{ maxWidth: width, aspectRatio: `${width} / ${height}`, ...style }}
      data-playing={playing || undefined}
    >
      {!address && (
        <Notice className={styles.refused}>Видео «{title}» сейчас нельзя показать.</Notice>
      )}
      {address && !playing && (
        <>
          {poster}
          <button
            type="button"
            className={styles.play}
            aria-label={`Смотреть видео: ${title}`}
            onClick={() => setPlaying(true)}
          >
            <span className={styles.sign}>
              <Icon name="play" size={28} />
            </span>
            <span className={styles.title}>{title}</span>
          </button>
          <noscript>
            <a className={styles.link} href={address}>
              Открыть видео: {title}
            </a>
          </noscript>
        </>
      )}
      {address && playing && <Playing {...{ title, source, address }} />}
    </div>
  );
}

function Playing({
  title,
  source,
  address,
}: Pick<VideoPlayerProps, 'title' | 'source'> & { address: string }) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The pressed button is gone; what stands in its place takes the focus.
  useEffect(() => player.current?.focus(), []);

  if (source.embed !== undefined) {
    return (
      <iframe
        ref={player}
        src={address}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    // Captions are a matter of the content; a video without speech has none.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video ref={player} src={address} aria-label={title} controls autoPlay playsInline>
      {source.captions && (
        <track default kind="captions" srcLang="ru" label="Русские" src={source.captions} />
      )}
    </video>
  );
}

const addressOf = (source: VideoSource, hosts: readonly string[]) =>
  source.embed === undefined ? source.src : embedUrl(source.embed, hosts);
