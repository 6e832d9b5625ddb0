import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { drawnPicture, pictures } from '../../testing/pictures.ts';
import { Picture } from '../picture/Picture.tsx';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';
import { notes } from './VideoPlayer.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const [picture] = pictures;
const poster = picture && (
  <Picture
    picture={{ ...picture, alt: '' }}
    sizes="(max-width: 936px) 100vw, 936px"
    url={drawnPicture}
  />
);

const meta: ExamplesMeta<VideoPlayerProps> = {
  title: 'Компоненты/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'Как проходит приёмка',
    source: { src: '/media/video/priemka.mp4' },
    poster,
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const OwnFile: Example<VideoPlayerProps> = {};
export const Embedded: Example<VideoPlayerProps> = {
  args: { source: { embed: 'https://rutube.ru/play/embed/priemka/' }, height: 520 },
};
export const Guide: Example<VideoPlayerProps> = { args: { width: 752, height: 423 } };
export const WithoutPoster: Example<VideoPlayerProps> = { args: { poster: undefined } };
