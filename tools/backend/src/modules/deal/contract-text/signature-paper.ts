import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDate } from '@m30/ui-kit/format';
import { companySheet, factRows, MUTED } from '../../../kernel/document/act-parts.ts';
import { isCertified } from '../certificate/keep-certificate.ts';
import type { TextSignature } from './contract-texts.table.ts';
import type { TextRow } from './contract-texts.ts';
import { grouped } from './grouped.ts';

const IMITATED =
  'Демонстрация: подпись имитируется вместо «Госключа». Сертификат и подпись юридической силы не\u00a0имеют.';

const AT_OPERATOR = 'хранит оператор подписи';

/** Who signed, with what and when. */
function factsOfSignature(
  signature: TextSignature,
  buyer: string,
): (readonly [name: string, value: string])[] {
  const { owner, side, at, imitated } = signature;
  return [
    ['Владелец', owner || buyer],
    ['Подписывает', side === 'seller' ? 'Компания' : 'Покупатель'],
    ['Вид подписи', 'Усиленная квалифицированная электронная подпись'],
    ...(imitated
      ? [['Сертификат', 'нет: подпись имитирована'] as const]
      : isCertified(signature)
        ? ([
            ['Серийный номер', signature.serial],
            ['Удостоверяющий центр', signature.issuer],
            [
              'Сертификат действует',
              `${formatDate(signature.validFrom)} — ${formatDate(signature.validTo)}`,
            ],
          ] as const)
        : [['Сертификат', AT_OPERATOR] as const]),
    ['Подписано', `${formatDate(at, 'fullInSentence')} по\u00a0Москве`],
  ];
}

/** What a signed text was signed with: the protocol of its signatures. */
export function signaturePaper(
  { hash, fileHash, text, signatures }: TextRow,
  owner: string,
  company: string,
): TDocumentDefinitions {
  const note = `${text.title} №\u00a0${text.number} от\u00a0${formatDate(text.drawn_up)}`;
  return companySheet({ company, title: `Сертификат подписи №\u00a0${text.number}`, note }, [
    ...signatures.map((signature) => ({
      stack: [factRows(factsOfSignature(signature, owner))],
      unbreakable: true,
      margin: [0, 0, 0, 20] as [number, number, number, number],
    })),
    factRows([
      ['Отпечаток текста, SHA-256', grouped(hash)],
      ...(fileHash === null ? [] : [['Отпечаток файла, SHA-256', grouped(fileHash)] as const]),
    ]),
    ...(signatures.some(({ imitated }) => imitated)
      ? [
          {
            text: IMITATED,
            color: MUTED,
            margin: [0, 16, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
  ]);
}
