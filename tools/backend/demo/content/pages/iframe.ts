import { familyDisclaimer, standardDisclaimer } from '../../data/mortgage.ts';
import { text } from '../blocks.ts';
import type { PageSeed } from './page-seed.ts';

/** Pages of the bare layout, shown inside other sites. */
export const frames: PageSeed[] = [
  {
    path: '/iframe/catalog-bot',
    title: 'Подбор квартиры',
    description:
      'Короткая страница для встраивания: восемь комплексов с ценами за метр и ссылками на подборки квартир.',
    indexable: false,
    blocks: [
      text(`
        <p>Выберите комплекс — откроется список свободных квартир.</p>
        <table>
          <thead><tr><th>Комплекс</th><th>Тысяч ₽ за м²</th></tr></thead>
          <tbody>
            <tr><td><a href="/katalog?complex=kanal">«Канал 9»</a></td><td>320–420</td></tr>
            <tr><td><a href="/katalog?complex=zaliv">«Залив»</a></td><td>300–480</td></tr>
            <tr><td><a href="/katalog?complex=kolonnada">«Колоннада»</a></td><td>480–900</td></tr>
            <tr><td><a href="/katalog?complex=loft">«Мануфактура»</a></td><td>270–360</td></tr>
            <tr><td><a href="/katalog?complex=severny">«Северный свет»</a></td><td>185–235</td></tr>
            <tr><td><a href="/katalog?complex=svetly">«Светлый двор»</a></td><td>170–215</td></tr>
            <tr><td><a href="/katalog?complex=terrasy">«Террасы»</a></td><td>180–230</td></tr>
            <tr><td><a href="/katalog?complex=sosny">«Сосны»</a></td><td>210–290</td></tr>
          </tbody>
        </table>
        <p>Цены справочные, не являются публичной офертой. Точную стоимость каждой квартиры показывает каталог.
        Телефон отдела продаж: +7 (812) 330-30-30, ежедневно с девяти утра до девяти вечера.</p>
      `),
    ],
  },
  {
    path: '/iframe/mortgage-calc',
    title: 'Платёж по ипотеке',
    description:
      'Короткая страница для встраивания: платёж на миллион рублей кредита по трём ставкам и срокам.',
    indexable: false,
    blocks: [
      text(`
        <p>Умножьте число на сумму кредита в миллионах рублей.</p>
        <table>
          <thead><tr><th>Лет</th><th>Семейная, 6 %</th><th>Базовая, 16,4 %</th></tr></thead>
          <tbody>
            <tr><td>10</td><td>11 102 ₽</td><td>17 001 ₽</td></tr>
            <tr><td>20</td><td>7 164 ₽</td><td>14 214 ₽</td></tr>
            <tr><td>30</td><td>5 996 ₽</td><td>13 771 ₽</td></tr>
          </tbody>
        </table>
        <p>Пример: 5 млн ₽ по семейной программе на двадцать лет — около 35 820 ₽ в месяц. Страхование и оценка не
        учтены. Ставки актуальны на 20 ноября 2026 года. Подробный расчёт есть
        <a href="/ipotechnyj-kalkulyator">на сайте застройщика</a>, телефон ипотечного центра: +7 (812)
        330-30-30.</p>
        <p>${familyDisclaimer}</p>
        <p>${standardDisclaimer}</p>
      `),
    ],
  },
];
