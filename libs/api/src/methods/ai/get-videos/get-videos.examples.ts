import type { MethodExample } from '../../../core/define-method.ts';
import type { getVideos } from './get-videos.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getVideos>[] = [
  {
    name: 'the main list of a page',
    input: { path: '/', type: 'main' },
    result: {
      videos: [
        {
          id: '1',
          type: 'section',
          name: 'purchase',
          title: 'Как купить',
          video: null,
          one_video: false,
        },
        {
          id: '2',
          type: 'video',
          name: 'visit',
          title: 'Как приехать',
          video: '/media/video/visit.mp4',
          one_video: true,
        },
      ],
      parent_id: null,
      title: 'Видеогид',
      default_title: 'Видеогид',
      video_play: null,
    },
  },
  {
    name: 'no videos',
    input: { path: '/cart' },
    result: { videos: [], parent_id: null, title: '', default_title: '', video_play: null },
  },
];
