/** Messages of the machine; those of the specification, §8, are word for word. */
export const words = {
  fillAll: 'Заполните все обязательные поля',
  consent: 'Отметьте согласие на\u00a0обработку персональных данных',
  code: {
    sms: 'Введите код, отправленный по смс',
    email: 'Введите код, отправленный по email',
  },
  password: 'Введите пароль!',
  repeat: 'Повторите пароль!',
  difference: 'Пароли не совпадают!',
  repeated: (address: string) => `Повторно отправлено на ${address}`,
  refused: 'Не\u00a0получилось. Попробуйте ещё раз',
  failed: 'Сервер не\u00a0отвечает. Проверьте интернет и\u00a0попробуйте ещё раз',
} as const;

/** What the box «нет отчества» writes into the patronymic (specification, §4). */
export const NO_SECOND_NAME = 'нет отчества';
