import type { Video } from '../core/picture/video.schema.ts';
import { modalTrigger } from '../react/modal-trigger.ts';

/** Attributes of a link that plays a video in a window and, without JavaScript, leads to the video itself. */
export function videoTrigger(video: Video) {
  const { title } = video;
  if ('embed' in video) {
    const { embed } = video;
    return {
      ...{ href: embed, target: '_blank' as const, rel: 'noopener noreferrer' as const },
      ...modalTrigger('videoContent', { embed, title }),
    };
  }
  const { src, captions } = video;
  return {
    href: src,
    ...modalTrigger('videoContent', { src, title, ...(captions && { captions }) }),
  };
}
