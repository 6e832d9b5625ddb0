import type { DefectKind } from '@m30/api';
import type { DefectState } from './types.ts';

/** What an inspection looks at, in words. */
export const DEFECT_WORDS: Readonly<Record<DefectKind, string>> = {
  doors: 'Двери',
  windows: 'Окна',
  walls: 'Стены',
  floor: 'Пол',
  ceiling: 'Потолок',
  electricity: 'Электрика',
  water: 'Вода и отопление',
  ventilation: 'Вентиляция',
  other: 'Другое',
};

/** How far a defect is, in words. */
export const STATE_WORDS: Readonly<Record<DefectState, string>> = {
  draft: 'Не отправлен',
  sent: 'Отправлен',
  accepted: 'Принят',
  work: 'В работе',
  fixed: 'Устранён',
  confirmed: 'Проверен вами',
  returned: 'Возвращён',
  rejected: 'Отклонён',
};

/** States in which a defect needs nothing more of anybody. */
export const CLOSED: readonly DefectState[] = ['confirmed', 'rejected'];
