import { isAccount, isBic, isCorrespondentAccount, isInn } from '@m30/ui-kit/check-digits';
import type { Check, QuestionGroup } from '../../question/question.ts';

const aBic: Check = (value) => (isBic(value) ? null : 'БИК российского банка начинается с 04');

const aPersonInn: Check = (value) =>
  isInn(value) ? null : 'В ИНН ошибка: не сходится контрольное число';

/** Says nothing while the bank itself is wrong: its field tells. */
const ofBank =
  (agrees: (bic: string, account: string) => boolean, words: string): Check =>
  (value, { answerOf }) => {
    const bic = answerOf('bic');
    return !isBic(bic) || agrees(bic, value) ? null : words;
  };

/** Where money is to be sent: the bank, its codes and the account, with keys that must agree. */
export const requisites: QuestionGroup = {
  title: 'Реквизиты получателя',
  questions: [
    {
      name: 'recipient',
      as: 'text',
      label: 'Получатель',
      hint: 'Фамилия, имя и\u00a0отчество владельца счёта',
      error: 'Укажите, кому принадлежит счёт',
      maxLength: 150,
      room: 'whole',
    },
    {
      name: 'inn',
      as: 'masked',
      mask: 'inn',
      label: 'ИНН получателя',
      error: 'ИНН человека\u00a0— 12 цифр',
      check: aPersonInn,
    },
    {
      name: 'bank',
      as: 'text',
      label: 'Банк',
      error: 'Укажите название банка',
      maxLength: 150,
    },
    {
      name: 'bic',
      as: 'masked',
      mask: 'bic',
      label: 'БИК банка',
      error: 'БИК\u00a0— 9 цифр',
      check: aBic,
    },
    {
      name: 'kpp',
      as: 'masked',
      mask: 'kpp',
      label: 'КПП банка',
      error: 'КПП\u00a0— 9 цифр',
    },
    {
      name: 'correspondent_account',
      as: 'masked',
      mask: 'correspondentAccount',
      label: 'Корреспондентский счёт',
      error: 'Корреспондентский счёт\u00a0— 20 цифр',
      check: ofBank(
        isCorrespondentAccount,
        'Корреспондентский счёт не\u00a0подходит к\u00a0БИК: проверьте цифры',
      ),
    },
    {
      name: 'account',
      as: 'masked',
      mask: 'account',
      label: 'Счёт получателя',
      error: 'Счёт\u00a0— 20 цифр',
      check: ofBank(isAccount, 'Счёт не\u00a0подходит к\u00a0БИК: проверьте цифры'),
    },
  ],
};

/** The sentence of a document that tells the requisites. */
export const requisitesWords = (say: (name: string) => string): string =>
  `Реквизиты: получатель ${say('recipient')}, ИНН ${say('inn')}, банк ${say('bank')}, БИК ${say('bic')}, КПП ${say('kpp')}, корреспондентский счёт ${say('correspondent_account')}, счёт получателя ${say('account')}.`;
