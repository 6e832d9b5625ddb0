import { expect, test } from 'vitest';
import { usageOf } from './usage-of.ts';

const said = (ru: string) => ({ en: '', ru });

test('everything that is known of a component is said, what is to be done as lists', () => {
  const usage = usageOf({
    keyboard: said('Нажимает `Enter`.'),
    screenReader: said('Это кнопка.'),
    do: [said('Начинать с глагола.'), said('Быть одной.')],
    dont: [said('Выключать её.')],
  });
  expect(usage.replaceAll('\u00a0', ' ')).toBe(`Нажимает \`Enter\`.

**Скринридер.** Это кнопка.

**Хорошо**

- Начинать с глагола.
- Быть одной.

**Не стоит**

- Выключать её.`);
});
