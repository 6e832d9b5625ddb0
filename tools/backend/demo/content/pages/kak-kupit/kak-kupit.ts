import { MOST_COMPARED } from '@m30/api';
import { creditWords, rateWords } from '@m30/calculators/credit/core';
import { formatMoney } from '@m30/ui-kit/format';
import { familyConditions, familyCredit } from '../../../data/mortgage.ts';
import { REGISTRATION_TERM } from '../../../../src/modules/deal/law/registration-term.ts';
import { HOLD_DAYS, HOLD_FEE } from '../../../../src/modules/deal/order/core/rules.ts';
import { block, closing, conditions, drawn, faq, header, links, spot, text } from '../../blocks.ts';
import { exampleDeal, INSTALMENT } from '../../figures.ts';
import type { PageSeed } from '../../page-seed.ts';

const FEE = formatMoney(HOLD_FEE);
const FREE = '0\u00A0₽';

const deal = exampleDeal('severny', 45);

/** `/kak-kupit`. */
export const howToBuy: PageSeed = {
  path: '/kak-kupit',
  title: 'Как купить квартиру: от брони до ключей',
  description:
    'Одиннадцать шагов от выбора квартиры до собственности: что нужно, сколько времени и денег занимает каждый.',
  indexable: true,
  compose: 'guide',
  blocks: [
    drawn(
      'family',
      `
      <p>Одиннадцать шагов, почти все делаются с телефона. Цену квартиры вы переводите один раз и только после регистрации
      договора, до неё платят лишь за бронь, ${FEE}: передумаете — вернём.</p>
    `,
    ),
    block({
      type: 'steps',
      items: [
        {
          title: 'Выберите квартиру',
          name: 'Выбор',
          html: `<p>В <a href="/katalog">каталоге</a> видны только те, которые можно купить. До ${MOST_COMPARED} сравниваются рядом.</p>`,
          needs: 'Ничего, даже регистрация',
          time: 'сколько хотите',
          cost: FREE,
          picture: spot('plan'),
        },
        {
          title: 'Забронируйте квартиру',
          name: 'Бронь',
          html: `<p>Квартира и цена ждут вас 24 часа бесплатно. На ${HOLD_DAYS} дней, пока идут банк и документы, их закрепляет платная бронь: если договор не подписан, деньги возвращаем по <a href="/oferta">оферте</a>.</p>`,
          needs: 'Телефон и код из СМС',
          time: '5 минут',
          cost: `сутки — ${FREE}, дольше — ${FEE}`,
          picture: spot('hold'),
        },
        {
          title: 'Спросите банки',
          name: 'Банк',
          html: '<p>Анкета одна, уходит она сразу в несколько банков. Без кредита этот шаг пропускают.</p>',
          needs: 'Паспорт, СНИЛС, сведения о доходе',
          time: '1–3 дня',
          cost: FREE,
          picture: spot('bank'),
        },
        {
          title: 'Соберите документы',
          name: 'Документы',
          html: '<p>Снимаете страницы в кабинете, сотрудник проверяет каждую.</p>',
          needs: 'Паспорт и СНИЛС каждого участника, ИНН взрослых',
          time: 'один вечер',
          cost: FREE,
          picture: spot('documents'),
        },
        {
          title: 'Прочитайте и подпишите договор',
          name: 'Договор',
          html: '<p>В строящемся доме это <a href="/ddu">договор участия</a>, в сданном — купли-продажи. Рядом с пунктами стоят объяснения.</p>',
          needs: 'Электронная подпись: в офисе поможем её выпустить',
          time: 'вечер на чтение',
          cost: FREE,
          picture: spot('signature'),
        },
        {
          title: 'Дождитесь регистрации',
          name: 'Регистрация',
          html: '<p>Подаём мы. Пока отметки нет, деньги остаются у вас.</p>',
          needs: 'Ничего',
          time: REGISTRATION_TERM,
          cost: FREE,
          picture: spot('registration'),
        },
      ],
    }),
    block({
      type: 'stats',
      theme: 'deep',
      title: 'Здесь платят за квартиру',
      items: [
        { value: FREE, text: 'из цены вы заплатили за шаги с первого по шестой' },
        {
          value: formatMoney(deal.price),
          text: 'уйдёт на эскроу, и только после регистрации договора',
        },
      ],
      parts: [
        { value: formatMoney(deal.own), text: 'свои, 20,1 %', share: deal.own },
        { value: formatMoney(deal.loan), text: 'кредит, 79,9 %', share: deal.loan },
      ],
      note: `Пример: ${deal.name}.`,
    }),
    block({
      type: 'steps',
      items: [
        {
          title: 'Переведите деньги на эскроу',
          name: 'Эскроу',
          html: '<p>Счёт открыт на ваше имя. Застройщик видит сумму, но до ввода дома взять её не может. За сданный дом аккредитив открывают до регистрации.</p>',
          needs: 'Выписка с отметкой',
          time: 'один день',
          cost: 'цена квартиры',
          picture: spot('escrow'),
        },
        {
          title: 'Следите за стройкой',
          name: 'Стройка',
          html: '<p>Ход работ по месяцам виден на странице каждого строящегося <a href="/obekty">комплекса</a>.</p>',
          needs: 'Ничего',
          time: 'до срока в договоре',
          cost: 'платёж банку по графику',
          picture: spot('building'),
        },
        {
          title: 'Примите квартиру',
          name: 'Приёмка',
          html: '<p>Инженер проходит её вместе с вами и записывает замечания в <a href="/klientam/priemka-kvartiry">акт</a>.</p>',
          needs: 'Паспорт и договор',
          time: '1,5 часа',
          cost: FREE,
          picture: spot('acceptance'),
        },
        {
          title: 'Получите ключи',
          name: 'Ключи',
          html: '<p>Подписываете передаточный акт. Если обмеры разошлись с договором больше чем на 1 %, разницу доплачивает та сторона, в чью пользу ошибка.</p>',
          needs: 'Паспорт',
          time: 'в день приёмки',
          cost: 'разница обмеров',
          picture: spot('keys'),
        },
        {
          title: 'Оформите собственность',
          name: 'Право',
          html: '<p>Подаём заявление вместе с актом. С этого дня можно вернуть <a href="/kak-kupit/informaciya/nalogovyj-vychet">налоговый вычет</a>.</p>',
          needs: 'Согласие в кабинете',
          time: REGISTRATION_TERM,
          cost: 'государственная пошлина',
          picture: spot('moving'),
        },
      ],
    }),
    header('Способы оплаты'),
    text(`
      <table>
        <thead><tr><th>Способ</th><th>Первый взнос</th><th>Срок</th><th>Где действует</th></tr></thead>
        <tbody>
          <tr><td><a href="/kak-kupit/sto-procentov">Свои средства</a></td><td>100 %</td><td>—</td><td>все комплексы</td></tr>
          <tr><td><a href="/kak-kupit/ipoteki/semejnaya">Семейная ипотека</a>, ${rateWords(familyCredit)}</td><td>от 20,1 %</td><td>до 30 лет</td><td>все комплексы</td></tr>
          <tr><td><a href="/kak-kupit/ipoteki/bazovaya">Стандартная ипотека</a></td><td>от 20,1 %</td><td>до 30 лет</td><td>все комплексы</td></tr>
          <tr><td><a href="/kak-kupit/rassrochka">Рассрочка без удорожания</a></td><td>${INSTALMENT.from}</td><td>до ключей</td><td>«Канал 9», «Залив», «Колоннада»</td></tr>
        </tbody>
      </table>
      <p>${creditWords([familyCredit])}</p>
    `),
    conditions([familyConditions]),
    block({
      type: 'comparison',
      title: 'Что удобнее именно вам',
      columns: [{ title: 'Свои средства' }, { title: 'Ипотека' }, { title: 'Рассрочка' }],
      rows: [
        { title: 'Нужен банк', values: [false, true, false] },
        { title: 'Решение', values: ['в тот же день', 'от одного до трёх дней', 'в тот же день'] },
        { title: 'Проверяют доход', values: [false, true, false] },
        { title: 'Подходит материнский капитал', values: [true, true, 'частично'] },
        { title: 'Деньги до сдачи дома', values: ['на эскроу', 'на эскроу', 'на эскроу, частями'] },
      ],
      link: { label: 'Посчитать платёж', link: '/ipotechnyj-kalkulyator' },
    }),
    links(
      'Ещё о покупке',
      ['Программы банков', '/kak-kupit/ipoteki', 'ставки, взносы и документы'],
      [
        'Статьи об ипотеке',
        '/kak-kupit/ipoteka',
        'отказ, полная стоимость, объединение с рассрочкой',
      ],
      ['Материнский капитал', '/kak-kupit/materinskij-kapital', 'взнос или погашение'],
      [
        'Военная ипотека',
        '/kak-kupit/voennaya-ipoteka',
        'порядок для участников накопительной системы',
      ],
      ['Квартира в зачёт', '/kak-kupit/trade-in', 'когда прежнее жильё ещё не продано'],
      ['Информация для покупателя', '/kak-kupit/informaciya', 'вычет, доли, электронная подпись'],
      ['Этапы заказа', '/kak-kupit/etapy-zakaza', 'от выбора до ключей'],
    ),
    faq(
      [
        {
          title: 'Какие документы понадобятся',
          html: '<p>Паспорт и СНИЛС каждого участника, ИНН взрослых, свидетельства о рождении детей, если они участвуют в сделке. Для ипотеки банк попросит подтверждение дохода. Если в браке квартиру записываете на одного — согласие супруга, его удостоверяет нотариус; двоим оно не нужно, подписывают оба.</p>',
        },
        {
          title: 'Можно ли купить из другого города',
          html: '<p>Да. Договор подписывают электронной подписью: её выпускают за один день по видеосвязи. Оригиналы ждать не нужно, регистрация тоже проходит в электронном виде.</p>',
        },
        {
          title: 'Что будет с деньгами, пока дом строится',
          html: '<p>Они лежат на счёте эскроу в банке. Застройщик получит их только после ввода дома. До 10 млн ₽ на эскроу страхует Агентство по страхованию вкладов. Подробнее — на странице <a href="/ddu">«ДДУ и эскроу»</a>.</p>',
        },
        {
          title: 'Можно ли вернуть квартиру',
          html: '<p>До регистрации договора — без последствий. После регистрации отказ возможен в случаях, которые называет закон № 214-ФЗ, например если передача квартиры просрочена больше чем на два месяца.</p>',
        },
      ],
      'Частые вопросы',
    ),
    closing(
      'Получить расчёт',
      'Посчитаем платёж по нескольким программам и подберём квартиры под сумму.',
    ),
  ],
};
