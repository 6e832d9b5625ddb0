import { getVideos } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findVideos } from '../../domain/video/find-videos.ts';

/** Answers `getVideos`. */
export const getVideosHandler = implement(getVideos, (input, { services }) =>
  findVideos(services.db, input),
);
