import type { ResultOf } from '@m30/api/client';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { QuestionSpot } from '@m30/ui-kit/spot';
import { ArrowLink } from '@m30/ui-kit/link';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Message } from '../ticket/Message.tsx';

/** What the buyer has asked about lots on their pages, with the answers; each went by letter, too. */
export function Questions({ questions }: ResultOf<'LK.GetLotQuestions'>) {
  return (
    <>
      <PageHead
        title="Вопросы об&nbsp;объектах"
        trail={[{ label: 'Поддержка', href: '/lk/support' }, { label: 'Вопросы об объектах' }]}
        lead="Спрошенное на&nbsp;страницах квартир и&nbsp;других объектов с&nbsp;вашей подтверждённой почты. Ответы приходят и&nbsp;письмом."
      />
      {questions.length === 0 && (
        <EmptyState drawing={<QuestionSpot />} title="Вы ещё ни о чём не спрашивали">
          Кнопка «Задать вопрос» стоит на&nbsp;странице каждого объекта.
        </EmptyState>
      )}
      {questions.map(({ guid, lot, url, text, asked_at, answer }) => (
        <Panel key={guid} title={lot}>
          <Message message={{ guid, staff: null, text, files: [], at: asked_at }} />
          {answer ? (
            <Message
              message={{ guid, staff: answer.author, text: answer.text, files: [], at: answer.at }}
            />
          ) : (
            <p>Ответим письмом в&nbsp;течение рабочего дня.</p>
          )}
          <ArrowLink href={url}>Страница объекта</ArrowLink>
        </Panel>
      ))}
    </>
  );
}
