import type * as schema from '../../src/modules/content/widget/widgets.table.ts';

type Entry = typeof schema.guideVideos.$inferInsert;

/** Pages that offer the guide: where people choose a house, not where they buy or read the law. */
const PATHS = ['/', '/katalog', '/obekty/*', '/kompaniya', '/kontakty'];

/** The video guide: all complexes in one film, and a film of each; pictures of the projects in motion, and said to be so. */
export const videos: Entry[] = [
  {
    id: 'complexes',
    position: 0,
    type: 'video',
    name: 'three-complexes',
    title: 'Три комплекса за девять секунд, анимация проектов',
    video: '/media/video/loop.mp4',
    poster: '/media/video/poster.webp',
    paths: PATHS,
  },
  section('houses', 'По отдельности', 1, null),
  section('city', 'Дома в городе', 0, 'houses'),
  section('country', 'Дома за городом', 1, 'houses'),
  {
    id: 'kanal',
    parentId: 'city',
    position: 0,
    type: 'video',
    name: 'kanal',
    title: '«Канал 9»: кирпичный фасад над Обводным каналом, анимация',
    video: '/media/video/kanal.mp4',
    poster: '/media/video/kanal.webp',
    paths: [],
  },
  {
    id: 'zaliv',
    parentId: 'city',
    position: 1,
    type: 'video',
    name: 'zaliv',
    title: '«Залив»: башни на намыве Васильевского острова, анимация',
    video: '/media/video/zaliv.mp4',
    poster: '/media/video/zaliv.webp',
    paths: [],
  },
  {
    id: 'sosny',
    parentId: 'country',
    position: 0,
    type: 'video',
    name: 'sosny',
    title: '«Сосны»: дома среди леса в Репине, анимация',
    video: '/media/video/sosny.mp4',
    poster: '/media/video/sosny.webp',
    paths: [],
  },
];

function section(id: string, title: string, position: number, parentId: string | null): Entry {
  return { id, parentId, position, type: 'section', name: id, title, paths: parentId ? [] : PATHS };
}
