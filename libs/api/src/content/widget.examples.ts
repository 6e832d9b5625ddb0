import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './widget.methods.ts';

const poster = '/media/video/poster.webp';

export const widgetExamples: ExamplesOf<typeof methods> = {
  'SmartCall.GetPopup': [
    {
      name: 'a page with a popup',
      input: { path: '/katalog' },
      result: {
        popup: {
          headline: 'Подберём квартиру за вас',
          headline2: 'Назовите бюджет и район, пришлём три варианта сегодня',
          timer: 60,
          timer_repeat: 180,
          path: '/katalog',
          color: '#0d222e',
          color2: '#c93a0c',
        },
      },
    },
    { name: 'a page without a popup', input: { path: '/cart' }, result: { popup: null } },
  ],
  'AI.GetVideos': [
    {
      name: 'the main list of a page',
      input: { path: '/', type: 'main' },
      result: {
        videos: [
          {
            id: 'complexes',
            type: 'video',
            name: 'three-complexes',
            title: 'Три комплекса за девять секунд',
            video: '/media/video/loop.mp4',
            poster,
            one_video: false,
          },
          {
            id: 'houses',
            type: 'section',
            name: 'houses',
            title: 'По отдельности',
            video: null,
            poster: null,
            one_video: false,
          },
        ],
        parent_id: null,
        title: 'Видеогид',
        default_title: 'Видеогид',
        video_play: null,
      },
    },
    {
      name: 'a section of sections',
      input: { path: '/', section_id: 'houses' },
      result: {
        videos: [
          {
            id: 'city',
            type: 'section',
            name: 'city',
            title: 'Дома в городе',
            video: null,
            poster: null,
            one_video: false,
          },
          {
            id: 'country',
            type: 'section',
            name: 'country',
            title: 'Дома за городом',
            video: '/media/video/loop.mp4#t=5.9,8.1',
            poster: null,
            one_video: true,
          },
        ],
        parent_id: null,
        title: 'По отдельности',
        default_title: 'Видеогид',
        video_play: null,
      },
    },
    {
      name: 'a section with one film',
      input: { path: '/', section_id: 'country' },
      result: {
        videos: [
          {
            id: 'sosny',
            type: 'video',
            name: 'sosny',
            title: '«Сосны»: дома среди леса в Репине',
            video: '/media/video/loop.mp4#t=5.9,8.1',
            poster: null,
            one_video: true,
          },
        ],
        parent_id: 'houses',
        title: 'Дома за городом',
        default_title: 'Видеогид',
        video_play: '/media/video/loop.mp4#t=5.9,8.1',
      },
    },
    {
      name: 'no videos',
      input: { path: '/cart' },
      result: {
        videos: [],
        parent_id: null,
        title: 'Видеогид',
        default_title: 'Видеогид',
        video_play: null,
      },
    },
  ],
};
