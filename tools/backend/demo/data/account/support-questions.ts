import { REGISTRATION_TERM } from '../../../src/modules/deal/law/registration-term.ts';

/** Questions that buyers ask often, in the order of the page; answers are HTML. */
export const demoQuestions = [
  {
    id: 'srok-otveta',
    question: 'Как быстро вы\u00a0отвечаете',
    answer:
      '<p>В\u00a0течение восьми рабочих часов: по\u00a0будням с\u00a09 до\u00a018. Срок каждого обращения стоит рядом с\u00a0ним.</p>',
  },
  {
    id: 'registratsiya',
    question: 'Сколько регистрируют договор',
    answer: `<p>Росреестр регистрирует ${REGISTRATION_TERM}. Этап виден в\u00a0карточке <a href="/lk/orders">заказа</a>, номер записи придёт уведомлением.</p>`,
  },
  {
    id: 'eskrou',
    question: 'Как проверить деньги на\u00a0эскроу',
    answer:
      '<p>Зачисление подтверждает банк: выписка есть в\u00a0его приложении. Что уже поступило, показывает раздел <a href="/lk/contracts">«Договоры»</a>.</p>',
  },
  {
    id: 'priemka',
    question: 'Как записаться на\u00a0приёмку',
    answer:
      '<p>Когда дом введён, в\u00a0разделе <a href="/lk/acceptance">«Приёмка»</a> появится выбор дня и\u00a0часа. Запись можно перенести или отменить там\u00a0же.</p>',
  },
  {
    id: 'garantiya',
    question: 'Куда писать о\u00a0недостатках после приёмки',
    answer:
      '<p>Выберите тему «Гарантия и\u00a0недостатки» и\u00a0приложите фотографии. Если течёт или нет света, звоните в\u00a0диспетчерскую дома: это быстрее.</p>',
  },
  {
    id: 'spravka',
    question: 'Где взять справку для налогового вычета',
    answer:
      '<p>Отправьте заявление <a href="/lk/statements/new/receipt">«Справка об\u00a0оплате»</a>: ответ придёт в\u00a0кабинет и\u00a0на\u00a0почту.</p>',
  },
  {
    id: 'telefon',
    question: 'Как сменить телефон для входа',
    answer:
      '<p>В\u00a0<a href="/lk/profile">профиле</a>: новый номер подтверждают кодом из\u00a0СМС. Если старого номера нет, напишите нам и\u00a0приложите паспорт.</p>',
  },
] as const;
