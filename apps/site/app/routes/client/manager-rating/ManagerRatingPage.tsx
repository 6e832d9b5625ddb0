import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { RadioGroup } from '@m30/ui-kit/radio-group';
import { TextArea } from '@m30/ui-kit/text-field';
import { PanelPage, type PanelPageProps } from '../../../components/panel-page/PanelPage.tsx';
import { Answer, PostForm } from '../../../components/post-form/index.ts';
import type { RatingAnswer, RatingLink } from './rating.server.ts';

export interface ManagerRatingPageProps extends Pick<PanelPageProps, 'title' | 'words'> {
  link: RatingLink;
  answer: RatingAnswer | undefined;
}

const STARS = [
  { id: '5', label: '5, отлично' },
  { id: '4', label: '4' },
  { id: '3', label: '3' },
  { id: '2', label: '2' },
  { id: '1', label: '1, плохо' },
];

/** Takes a rating by the link of a message, once; without a link it says how that works. */
export function ManagerRatingPage({ title, words, link, answer }: ManagerRatingPageProps) {
  return (
    <PanelPage {...{ title, words }} heading={headingOf(link)} lead={leadOf(link)}>
      {answer?.done ? (
        <Answer answer={answer}>
          <Notice tone="success">
            Спасибо, оценка принята. Её прочитает руководитель отдела продаж.
          </Notice>
        </Answer>
      ) : (
        link?.state === 'open' && <RatingForm answer={answer} />
      )}
      {!answer?.done && answer?.problem && (
        <Notice tone="danger" role="alert">
          {answer.problem}
        </Notice>
      )}
    </PanelPage>
  );
}

function RatingForm({ answer }: Pick<ManagerRatingPageProps, 'answer'>) {
  return (
    <PostForm answer={answer} submitLabel="Отправить оценку">
      <RadioGroup
        legend="Оценка"
        name="stars"
        layout="stars"
        required
        options={STARS}
        defaultValue={answer?.typed.stars}
        error={answer?.wrong.stars}
      />
      <TextArea
        label="Что было хорошо, а что нет"
        name="text"
        hint="Можно не писать. Сотрудник увидит слова без вашего имени"
        rows={4}
        maxLength={2000}
        defaultValue={answer?.typed.text}
        error={answer?.wrong.text}
      />
    </PostForm>
  );
}

function headingOf(link: RatingLink): string {
  if (link === null) return 'Ссылка приходит в\u00a0сообщении';
  if (link.state === 'unknown') return 'Такой ссылки нет';
  if (link.state === 'used') return 'Оценка уже поставлена';
  if (link.state === 'expired') return 'Срок ссылки вышел';
  return link.manager;
}

function leadOf(link: RatingLink): string {
  if (link === null) {
    return 'После встречи или разговора мы\u00a0присылаем личную ссылку. Откройте её, и\u00a0здесь появится форма.';
  }
  if (link.state === 'unknown') {
    return 'Проверьте, целиком ли она скопирована из\u00a0сообщения.';
  }
  if (link.state === 'used') {
    return 'По\u00a0одной ссылке принимаем одну оценку. Спасибо, что ответили.';
  }
  if (link.state === 'expired') {
    return `Она действовала до\u00a0${formatDate(link.expires_at)}. Рассказать о\u00a0встрече можно письмом или по\u00a0телефону.`;
  }
  return `Как прошло: ${link.about}? Ссылка действует до\u00a0${formatDate(link.expires_at)} и\u00a0сработает один раз.`;
}
