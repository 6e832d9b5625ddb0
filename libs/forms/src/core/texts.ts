import { INCOMPLETE_PHONE } from '@m30/ui-kit/mask';

/** Everything the forms themselves say to a visitor; a host may override each. */
export const defaultTexts = {
  name: 'Имя',
  phone: 'Телефон',
  email: 'Электронная почта',
  message: 'Вопрос',
  objects: 'Жилой комплекс',
  date: 'День',
  time: 'Время',
  objectsPlaceholder: 'Выберите комплекс',
  objectsLoading: 'Загружаем список',
  nameMissing: 'Введите имя',
  phoneMissing: 'Введите номер телефона',
  phoneIncomplete: INCOMPLETE_PHONE,
  emailMissing: 'Введите электронную почту',
  emailIncomplete: 'Введите адрес почты полностью',
  messageMissing: 'Напишите вопрос',
  messageShort: 'Спросите чуть подробнее',
  objectsMissing: 'Выберите жилой комплекс',
  dateMissing: 'Выберите день',
  dateClosed: 'На\u00a0этот день записи нет. Выберите другой',
  timeMissing: 'Выберите время',
  timeClosed: 'Это время уже недоступно. Выберите другое',
  consentBefore: 'Нажимая кнопку, вы\u00a0соглашаетесь с\u00a0',
  consentLink: 'политикой конфиденциальности',
  /** At the end of a link, for screen readers alone. */
  newTab: 'откроется в\u00a0новой вкладке',
  explicitBefore: 'Даю согласие на\u00a0обработку персональных данных по\u00a0',
  explicitLink: 'политике конфиденциальности',
  marketing: 'Согласен получать новости и\u00a0предложения по\u00a0почте и\u00a0SMS. Необязательно',
  consentMissing: 'Отметьте согласие, чтобы отправить заявку',
  lost: 'Заявка не\u00a0отправилась.',
  again: 'Отправить ещё раз',
  sentTitle: 'Заявка принята',
  sent: 'Заявка принята.',
  close: 'Закрыть',
  callAlert: 'Запрос на обратный звонок отправлен',
};

/** Texts of the forms by their keys. */
export type FormTexts = Readonly<typeof defaultTexts>;

/** The host's words for a ready message of a rule; other words stay as they are. */
export function say(texts: FormTexts, message: string): string {
  for (const key in defaultTexts) {
    const known = key as keyof FormTexts;
    if (defaultTexts[known] === message) return texts[known];
  }
  return message;
}
