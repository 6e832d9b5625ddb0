export { embedHosts, embedUrl } from './embed.ts';
export { VideoPlayer, type VideoPlayerProps, type VideoSource } from './VideoPlayer.tsx';
