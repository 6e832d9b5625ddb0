/** Letters about a flat: the payment, the page's blocks as HTML, and where the house stands. No bundler, no browser. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createApi } from '@m30/api/client';
import { localPath } from '@m30/api/local-path';
import { Blocks } from '@m30/blocks';
import { drawOnServer } from '@m30/blocks/eager';
import { parseBlocks } from '@m30/blocks/server';
import { annuityPayment } from '@m30/calculators/money';
import { normalisePhone } from '@m30/forms/phone';
import { mapSources } from '@m30/map';
import { LOGIN_URL_COOKIE } from '@m30/auth/core';
import { formatMoney } from '@m30/ui-kit/format';

drawOnServer();

const payment = annuityPayment({ loan: 500_000_000, rate: 6, months: 240 });
const blocks = parseBlocks([{ type: 'text', html: '<p>Ключи выдают с понедельника.</p>' }]);
const api = createApi({ origin: process.env['API_ORIGIN'] ?? 'https://example.ru' });

const said = [
  `Платёж ${formatMoney(payment)} в месяц`,
  renderToStaticMarkup(createElement(Blocks, { blocks })),
  [normalisePhone('8 921 555-01-02'), LOGIN_URL_COOKIE, localPath('/lk/orders')].join(' '),
  mapSources({}).connect.join(' '),
];
process.stdout.write(`${said.join('\n')}\n`);

/** Asks a backend that answers the contract for flats of two rooms. */
export const findFlats = () => api.get('Objects.GetLots', { rooms: ['2'] });
