/** A page that the site renders from code, as search and sharing know it. */
export interface AppPage {
  path: string;
  title: string;
  /** What is there, in a sentence. */
  text: string;
}

/** Pages of the site without a row in the database; a row under the same path adds its own words. */
export const appPages: readonly AppPage[] = [
  {
    path: '/katalog',
    title: 'Квартиры в новостройках',
    text: 'Все квартиры в продаже: цена, площадь, этаж, срок сдачи, отделка, платёж в месяц, планировки и шахматка.',
  },
  {
    path: '/obekty',
    title: 'Жилые комплексы',
    text: 'Онлайн-магазин: комплексы на карте, цены, сроки сдачи, метро.',
  },
  {
    path: '/katalog/kommerciya',
    title: 'Коммерческие помещения: подбор',
    text: 'Помещения под магазин, кофейню, аптеку и офис: площадь, мощность, высота потолка, отдельный вход.',
  },
  {
    path: '/kommerciya',
    title: 'Коммерческая недвижимость',
    text: 'Помещения на первых этажах наших домов: где они, сколько стоят и подо что подходят.',
  },
  {
    path: '/parking',
    title: 'Паркинг и кладовые',
    text: 'Места в паркинге и кладовые: свободные места, размеры, зарядка электромобиля, цены.',
  },
  {
    path: '/vtorichka',
    title: 'Вторичная недвижимость',
    text: 'Готовые квартиры: каталог, помощь с продажей, ипотека.',
  },
  {
    path: '/ipotechnyj-kalkulyator',
    title: 'Ипотечный калькулятор',
    text: 'Расчёт ежемесячного платежа, график, досрочное погашение и сравнение банков.',
  },
  {
    path: '/installment',
    title: 'Рассрочка от застройщика',
    text: 'Рассрочка без банка: первый взнос, платежи, сроки и расчёт графика.',
  },
  {
    path: '/akcii',
    title: 'Акции',
    text: 'Скидки, ипотека и рассрочка, которые действуют сегодня, с полными условиями.',
  },
  {
    path: '/novosti',
    title: 'Новости',
    text: 'Как строятся дома, что нового в продаже и в условиях покупки.',
  },
  {
    path: '/kontakty',
    title: 'Контакты и офисы продаж',
    text: 'Адреса, часы работы и телефоны офисов продаж.',
  },
];
