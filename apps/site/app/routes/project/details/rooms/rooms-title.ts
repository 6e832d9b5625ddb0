import type { ResultOf } from '@m30/api/client';

type Rooms = ResultOf<'Objects.GetObject'>['rooms'][number]['rooms'];

/** Flats of one kind in words, «2-комнатные»; the hyphen doesn't break. */
export function roomsTitle(rooms: Rooms): string {
  if (rooms === 'studio') return 'Студии';
  if (rooms === '4') return '4\u2060-\u2060комнатные и\u00a0больше';
  return `${rooms}\u2060-\u2060комнатные`;
}
