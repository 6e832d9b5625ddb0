import { useEffect } from 'react';
import type { ResultOf } from '@m30/api/client';
import { Blocks, type BlocksProps } from '@m30/blocks';
import { browserApi } from '@m30/shell/browser';
import { formatCount } from '@m30/ui-kit/format';
import { VideoPlayer } from '@m30/ui-kit/video-player';
import { Neighbours } from '../../../components/neighbours/Neighbours.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { LessonQuiz } from './LessonQuiz.tsx';

export interface LessonProps extends Pick<BlocksProps, 'blocks'> {
  lesson: Omit<ResultOf<'LK.GetLesson'>, 'blocks'>;
}

/** One lesson: what is to be known, a film, questions that check it. */
export function Lesson({ lesson, blocks }: LessonProps) {
  const { alias, title, lead, minutes, state, number, total, video, questions } = lesson;
  useEffect(() => {
    // That it was opened is kept, so that the school offers to go on; nothing is lost where it is not.
    if (state === 'new') {
      browserApi.post('LK.SaveLesson', { alias, answers: {} }).catch(() => {});
    }
  }, [alias, state]);
  return (
    <>
      <PageHead
        title={title}
        trail={[{ label: 'Школа новосёла', href: '/lk/school' }, { label: title }]}
        lead={`Урок ${number} из\u00a0${total}, ${formatCount(minutes, ['минута', 'минуты', 'минут'])}. ${lead}`}
      />
      {video && (
        <VideoPlayer
          title={video.title}
          source={{ src: video.src, captions: video.captions }}
          poster={video.poster && <img src={video.poster} alt="" loading="lazy" />}
        />
      )}
      <div>
        <Blocks blocks={blocks} />
      </div>
      {questions.length > 0 && (
        <Panel title="Проверьте себя">
          <LessonQuiz {...lesson} />
        </Panel>
      )}
      <Neighbours
        label="Соседние уроки"
        previous={lesson.previous && toNeighbour(lesson.previous, 'Предыдущий урок')}
        next={lesson.next && toNeighbour(lesson.next, 'Следующий урок')}
      />
    </>
  );
}

function toNeighbour({ alias, title }: { alias: string; title: string }, word: string) {
  return { title, word, href: `/lk/school/${alias}` };
}
