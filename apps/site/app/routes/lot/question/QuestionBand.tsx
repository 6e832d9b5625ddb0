import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { LatePart } from '@m30/ui-kit/late-part';
import { questionTrigger } from '../../../store/objects/question-trigger.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './QuestionBand.module.css';

export interface QuestionBandProps {
  lot: Pick<LotView, 'id' | 'number'>;
}

const load = () => import('./QuestionForm.tsx');

/** The page's one form: a question about the flat, its fields come when the visitor comes near; without script they are a page. */
export function QuestionBand({ lot }: QuestionBandProps) {
  const about = `о\u00a0квартире №\u00a0${lot.number}`;
  return (
    <LatePart
      id="question"
      load={load}
      fallback={
        <section className={styles.band} data-tone="paper">
          <Container className={styles.inner}>
            <div>
              <h2>Вопрос {about}</h2>
              <p className={styles.lead}>{LEAD}</p>
            </div>
            <div className={styles.room}>
              <Button variant="secondary" {...questionTrigger(lot.id, about)}>
                Написать вопрос
              </Button>
            </div>
          </Container>
        </section>
      }
    >
      {({ default: QuestionForm }) => (
        <QuestionForm id={lot.id} title={`Вопрос ${about}`} lead={LEAD} />
      )}
    </LatePart>
  );
}

const LEAD =
  'Про соседей, окна, документы или срок\u00a0— спросите, как спросили бы друга. Ответим письмом в\u00a0течение рабочего дня, звонить не\u00a0будем.';
