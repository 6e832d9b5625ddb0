import { getVideos } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findVideos } from './find-videos.ts';

export const getVideosHandler = implement(getVideos, (input, { services }) =>
  findVideos(services.db, input),
);
