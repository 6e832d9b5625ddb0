import { describe, expect, it } from 'vitest';
import { back, choose, openList, type VideoList } from './guide.ts';

const film = (id: string): VideoList['videos'][number] => ({
  id,
  type: 'video',
  name: id,
  title: `Фильм ${id}`,
  video: `/media/video/${id}.mp4`,
  one_video: false,
});
const section = (id: string, video: string | null = null): VideoList['videos'][number] => ({
  ...film(id),
  type: 'section',
  video,
  one_video: video !== null,
});
const list = (part: Partial<VideoList> = {}): VideoList => ({
  videos: [film('a'), section('s'), section('one', '/media/video/one.mp4')],
  parent_id: null,
  title: 'Список',
  default_title: 'Видеогид',
  video_play: null,
  ...part,
});

describe('a list', () => {
  it('is shown as a list', () => {
    expect(openList(list(), null)).toMatchObject({ section: null, film: null });
  });

  it('that is flagged as a single video plays it at once', () => {
    const single = list({ videos: [film('a')], video_play: '/media/video/a.mp4' });
    expect(openList(single, 's').film).toEqual({ title: 'Фильм a', src: '/media/video/a.mp4' });
  });

  it('plays a film that is not among its entries under its own title', () => {
    const single = list({ videos: [], video_play: '/media/video/x.mp4' });
    expect(openList(single, 's').film?.title).toBe('Список');
  });
});

describe('a press', () => {
  const guide = openList(list(), null);

  it('on a film plays it in place of the list', () => {
    const way = choose(guide, film('a'));
    expect(way).toMatchObject({ to: 'view', guide: { film: { src: '/media/video/a.mp4' } } });
  });

  it('on a section asks for its list', () => {
    expect(choose(guide, section('s'))).toEqual({ to: 'list', section: 's' });
  });

  it('on a section with one film plays that film', () => {
    const way = choose(guide, section('one', '/media/video/one.mp4'));
    expect(way).toMatchObject({ to: 'view', guide: { film: { src: '/media/video/one.mp4' } } });
  });
});

describe('the arrow', () => {
  it('is not there on the main list', () => {
    expect(back(openList(list(), null))).toBeNull();
  });

  it('leads from a film to the list it was chosen from', () => {
    const guide = openList(list(), null);
    const way = choose(guide, film('a'));
    expect(way.to === 'view' && back(way.guide)).toEqual({ to: 'view', guide });
  });

  it('leads from a section to its parent, or to the main list', () => {
    expect(back(openList(list({ parent_id: 'p' }), 's'))).toEqual({ to: 'list', section: 'p' });
    expect(back(openList(list(), 's'))).toEqual({ to: 'list', section: null });
  });

  it('leads from a film that is alone in its list past that list', () => {
    const single = openList(list({ video_play: '/media/video/a.mp4', parent_id: 'p' }), 's');
    expect(back(single)).toEqual({ to: 'list', section: 'p' });
  });

  it('is not there where the main list is one film', () => {
    expect(back(openList(list({ video_play: '/media/video/a.mp4' }), null))).toBeNull();
  });
});
