import { useForms } from '@m30/forms';
import type { QuestionnaireKind } from '@m30/forms/questionnaire';
import { Icon } from '@m30/ui-kit/icon';
import { Meridian } from '@m30/ui-kit/meridian';
import {
  isDone,
  shareDone,
  useAnswers,
  useDraftState,
  type Step,
} from '../../../../store/mortgage/index.ts';
import { stepHref } from '../step/step-href.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  kind: QuestionnaireKind;
  order: string | null;
  steps: readonly Step[];
  /** Of the present step. */
  index: number;
}

const STATES = {
  saved: 'Черновик сохранён',
  pending: 'Сохраняем',
  failed: 'Нет связи: сохраним, как только появится',
} as const;

/** The steps on a ruler, each a link; how much is answered, and whether it is saved. */
export function Progress({ kind, order, steps, index }: ProgressProps) {
  const answers = useAnswers();
  const { mode } = useForms().consent;
  const state = useDraftState();
  const isBegun = Object.keys(answers).length > 0;
  const now = new Date();
  const share = Math.floor(shareDone(kind, answers, now, mode) * 100);
  return (
    <nav className={styles.progress} aria-label="Разделы анкеты">
      <ol>
        {steps.map(({ id, title }, place) => {
          const done = isDone(kind, id, answers, now, mode);
          return (
            <li key={id} data-state={place === index ? 'now' : done ? 'done' : 'next'}>
              <a
                href={stepHref(id, order)}
                aria-current={place === index ? 'step' : undefined}
                data-keep-scroll=""
              >
                <span>
                  {place + 1}. {title}
                  {done && <span className="visually-hidden">, заполнено</span>}
                </span>
                {done && <Icon name="check" size={16} />}
              </a>
            </li>
          );
        })}
      </ol>
      <Meridian className={styles.now} at={(index / steps.length) * 100} />
      <p>
        <span>
          Раздел {index + 1} из&nbsp;{steps.length}, заполнено {share}&nbsp;%
        </span>
        <span role={state === 'failed' ? 'alert' : undefined} data-state={state}>
          {isBegun && STATES[state]}
        </span>
      </p>
    </nav>
  );
}
