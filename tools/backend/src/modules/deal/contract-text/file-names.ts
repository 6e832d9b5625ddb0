import { formatDate } from '@m30/ui-kit/format';
import type { TextRow } from './contract-texts.ts';

type Named = Pick<TextRow, 'text' | 'signedAt'>;

/** «Договор участия в долевом строительстве № ДДУ-20417 от 23 ноября 2026», of the day that stands in it; a draft is called so. */
export function contractFileName({ text: { title, number, drawn_up }, signedAt }: Named): string {
  const name = `${title} №\u00a0${number} от\u00a0${formatDate(drawn_up)}`;
  return signedAt ? name : `Проект. ${name}`;
}

/** «Сертификат подписи № ДДУ-20417». */
export const signatureFileName = ({ text: { number } }: Named): string =>
  `Сертификат подписи №\u00a0${number}`;

/** Address of a contract's PDF; of a set the other lots' have a number. */
export const paperPath = (order: string, part: number, file = ''): string =>
  `/api/order-contracts/${order}${file}.pdf${part === 0 ? '' : `?part=${part}`}`;
