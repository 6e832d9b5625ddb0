import type { StatusTone } from '../status/status-tone.ts';
import type { Defect, Premises } from './handover.ts';

/** Steps of a handover, as its ruler names them. */
export const handoverSteps = ['Готовность', 'Осмотр', 'Акт', 'Ключи'] as const;

interface StateWords {
  /** Step of the ruler that is under way, from 1. */
  step: number;
  tone: StatusTone;
  label: string;
}

/** How far a handover is, in words. */
export const handoverStates: Readonly<Record<Premises['state'], StateWords>> = {
  building: { step: 1, tone: 'work', label: 'Дом строится' },
  ready: { step: 2, tone: 'wait', label: 'Готова к\u00a0осмотру' },
  inspected: { step: 3, tone: 'wait', label: 'Осмотрена' },
  signed: { step: 4, tone: 'wait', label: 'Акт подписан' },
  done: { step: 5, tone: 'done', label: 'Ключи у\u00a0вас' },
};

/** What an inspection looks at, in its order. */
export const defectKinds: Readonly<Record<Defect['kind'], string>> = {
  doors: 'Двери',
  windows: 'Окна',
  walls: 'Стены',
  floor: 'Пол',
  ceiling: 'Потолок',
  electricity: 'Электрика',
  water: 'Вода и\u00a0отопление',
  ventilation: 'Вентиляция',
  other: 'Другое',
};

/** How far a defect is, in words. */
export const defectStates: Readonly<Record<Defect['state'], { tone: StatusTone; label: string }>> =
  {
    draft: { tone: 'new', label: 'Не отправлен' },
    sent: { tone: 'new', label: 'Отправлен' },
    accepted: { tone: 'work', label: 'Принят' },
    work: { tone: 'work', label: 'В\u00a0работе' },
    fixed: { tone: 'wait', label: 'Устранён, проверьте' },
    confirmed: { tone: 'done', label: 'Проверен вами' },
    returned: { tone: 'work', label: 'Возвращён' },
    rejected: { tone: 'stop', label: 'Отклонён' },
  };
