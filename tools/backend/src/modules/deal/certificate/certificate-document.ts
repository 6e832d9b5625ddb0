import { renderSVG } from 'uqr';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Certificate } from '@m30/api';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { qrText } from './find-certificates.ts';

const INK = '#12202a';
const MUTED = '#4c5b65';
const SIGNAL = '#c93a0c';

/** A certificate on half a sheet, to show in the office or to give away. */
export function certificateDocument(
  certificate: Certificate,
  { owner, company, of }: { owner: string; company: string; of: string },
): TDocumentDefinitions {
  const { number, kind, title, amount, conditions, issued_at, expires_on } = certificate;
  return {
    info: { title: `Сертификат ${number}`, author: company },
    pageSize: 'A5',
    pageOrientation: 'landscape',
    pageMargins: [44, 40, 44, 36],
    defaultStyle: { fontSize: 10, color: INK, lineHeight: 1.2 },
    content: [
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 72, h: 4, color: SIGNAL }], margin: [0, 0, 0, 18] },
      {
        columns: [
          [
            {
              text: kind === 'gift' ? 'Подарочный сертификат' : 'Сертификат на\u00a0скидку',
              color: MUTED,
            },
            { text: title, fontSize: 20, margin: [0, 4, 0, 10] },
            { text: formatMoney(amount), fontSize: 34, margin: [0, 0, 0, 10] },
            { text: conditions, margin: [0, 0, 0, 12] },
            { text: `Владелец: ${owner}` },
            {
              text: `Выдан ${formatDate(issued_at)}, действует до\u00a0${formatDate(expires_on)} включительно`,
            },
          ],
          {
            width: 132,
            stack: [
              { svg: renderSVG(qrText(company, number), { ecc: 'M', border: 0 }), width: 132 },
              { text: `№\u00a0${number}`, alignment: 'center', margin: [0, 8, 0, 0], fontSize: 13 },
            ],
          },
        ],
        columnGap: 32,
      },
    ],
    footer: {
      margin: [44, 0],
      color: MUTED,
      fontSize: 8,
      text: of ? `${company}, застройщик ${of}` : company,
    },
  };
}
