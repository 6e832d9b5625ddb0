import type * as schema from '../../src/modules/content/widget/widgets.table.ts';

type Entry = typeof schema.guideVideos.$inferInsert;

/** Pages that offer the guide: where people choose a house, not where they buy or read the law. */
const PATHS = ['/', '/katalog', '/obekty/*', '/kompaniya', '/kontakty'];

const FILM = '/media/video/loop.mp4';

/** Seconds of the film in which one complex is seen; browsers play just that part. */
const part = (from: number, to: number) => `${FILM}#t=${from},${to}`;

/** The video guide: one film, whole and by the complexes that are seen in it. */
export const videos: Entry[] = [
  {
    id: 'complexes',
    position: 0,
    type: 'video',
    name: 'three-complexes',
    title: 'Три комплекса за девять секунд',
    video: FILM,
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
    title: '«Канал 9»: кирпичный фасад над Обводным каналом',
    video: part(0, 2.4),
    poster: '/media/video/poster.webp',
    paths: [],
  },
  {
    id: 'zaliv',
    parentId: 'city',
    position: 1,
    type: 'video',
    name: 'zaliv',
    title: '«Залив»: башни на намыве Васильевского острова',
    video: part(3, 5.2),
    poster: null,
    paths: [],
  },
  {
    id: 'sosny',
    parentId: 'country',
    position: 0,
    type: 'video',
    name: 'sosny',
    title: '«Сосны»: дома среди леса в Репине',
    video: part(5.9, 8.1),
    poster: null,
    paths: [],
  },
];

function section(id: string, title: string, position: number, parentId: string | null): Entry {
  return { id, parentId, position, type: 'section', name: id, title, paths: parentId ? [] : PATHS };
}
