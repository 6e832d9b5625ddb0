import { defineSms } from '../../kernel/letter/define-letter.ts';
import { code } from '../../kernel/letter/value.ts';

export const signCodeSms = defineSms({
  id: 'sign-code-sms',
  group: 'deal',
  title: 'Код для подписи договора',
  when: 'Покупателю на телефон, когда он подписывает документ',
  values: { code: code('код', 'Код из шести цифр', '417062') },
  text: 'Код для подписи договора: {{код}}. Никому его не называйте.',
});
