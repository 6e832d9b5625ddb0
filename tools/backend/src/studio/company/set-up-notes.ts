import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import type { Services } from '../../kernel/services.ts';

/** Steps of a sale as the staff call them. */
const STEPS: Readonly<Record<PartnerKind, string>> = {
  acquirer: 'оплата на сайте',
  signature: 'электронная подпись',
  escrow: 'счета эскроу',
  registration: 'электронная регистрация',
  bank: 'отправка анкет в банки',
};

/** What this installation still lacks, or shows that is not real, a Russian sentence each; empty where all is set up. */
export function setUpNotes({
  config,
  content,
  partners,
}: Pick<Services, 'config' | 'content' | 'partners'>): string[] {
  const missing = partners.missing.map((kind) => STEPS[kind]).join(', ');
  return [
    ...(content.library.templates
      ? []
      : ['Наполнения нет: посетители видят «Сайт настраивается».']),
    ...(missing
      ? [`Не\u00a0подключено: ${missing}. На\u00a0этом шаге покупателю предлагают позвонить.`]
      : []),
    ...(config.demo ? ['Демонстрация: партнёры тестовые, деньги не\u00a0списываются.'] : []),
  ];
}
