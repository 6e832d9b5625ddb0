import type { CorpusLine } from './corpus-line.ts';

/** Slips of fingers, keyboards and phones: the wrong layout, typos, capitals, letters that look alike. */
export const typed: readonly CorpusLine[] = [
  // «двушка до 12 млн».
  ['ldeirf lj 12 vky', { rooms: ['2'], priceTo: 12_000_000 }],
  // «студия».
  ['cnelbz', { rooms: ['studio'] }],
  // «трёшка с балконом».
  ['nh`irf c ,fkrjyjv', { rooms: ['3'], options: ['balcony'] }],
  // «однушка без отделки».
  ['jlyeirf ,tp jnltkrb', { rooms: ['1'], finish: ['none'] }],
  // «северный свет».
  ['ctdthysq cdtn', { complex: ['severny'] }],
  // «двушка у метро».
  ['ldeirf e vtnhj', { rooms: ['2'], metro: 10 }],
  // «от 5 до 8 млн, не первый этаж».
  [
    "jn 5 lj 8 vky? yt gthdsq 'nf;",
    { priceFrom: 5_000_000, priceTo: 8_000_000, floorNot: ['first'] },
  ],
  // «семейная ипотека».
  ['ctvtqyfz bgjntrf', { programme: 'family' }],
  // «канал 9 двушка».
  ['rfyfk 9 ldeirf', { complex: ['kanal'], rooms: ['2'] }],
  // «дом сдан».
  ['ljv clfy', { handover: 'ready' }],
  // «студия в мурино».
  ['cnelbz d vehbyj', { complex: ['svetly'], rooms: ['studio'] }],
  // «евродвушка с лоджией».
  ['tdhjldeirf c kjl;btq', { rooms: ['2'], options: ['loggia', 'euro'] }],
  // «платёж до 70 тысяч».
  ['gkfn`; lj 70 nsczx', { payTo: 70_000 }],
  ['LDEIRF LJ 12 VKY', { rooms: ['2'], priceTo: 12_000_000 }],
  ['двушка lj 10 vky', { rooms: ['2'], priceTo: 10_000_000 }],
  ['dvushka do 12 mln', { rooms: ['2'], priceTo: 12_000_000 }],
  ['ДВУШКА ДО 12 МЛН', { rooms: ['2'], priceTo: 12_000_000 }],
  ['дВУШКА С бАЛКОНОМ', { rooms: ['2'], options: ['balcony'] }],
  ['двущка до 11 млн', { rooms: ['2'], priceTo: 11_000_000 }],
  ['двшука', { rooms: ['2'] }],
  ['однушк', { rooms: ['1'] }],
  ['однущка с балкном', { rooms: ['1'], options: ['balcony'] }],
  ['студя', { rooms: ['studio'] }],
  ['трёшкка', { rooms: ['3'] }],
  ['двухкомнатая квартра', { rooms: ['2'] }],
  ['до 12 милионов', { priceTo: 12_000_000 }],
  ['до 12 миллонов', { priceTo: 12_000_000 }],
  ['до 10млнруб', { priceTo: 10_000_000 }],
  ['терасса', { options: ['terrace'] }],
  ['с лоджей', { options: ['loggia'] }],
  ['с отделкй', { finish: ['full', 'furnished'] }],
  ['предчистовая отделкаа', { finish: ['shell'] }],
  ['ипотка', { pay: ['mortgage'] }],
  ['рассорчка', { pay: ['instalment'] }],
  ['росрочка', { pay: ['instalment'] }],
  ['семеная ипотека', { programme: 'family' }],
  ['мат капитал', { pay: ['capital'] }],
  ['в мануфактре', { complex: ['loft'] }],
  ['севрный свет', { complex: ['severny'] }],
  ['светлый двр двушка', { complex: ['svetly'], rooms: ['2'] }],
  ['студия в кудровво', { complex: ['terrasy'], rooms: ['studio'] }],
  ['метро девяткено', { complex: ['svetly'] }],
  ['не первый этож', { floorNot: ['first'] }],
  ['непервый этаж', { floorNot: ['first'] }],
  ['сданый дом', { handover: 'ready' }],
  ['ключи в 2027г', { handover: '2027-4' }],
  ['двушкас балконом', { rooms: ['2'], options: ['balcony'] }],
  ['двушка,балкон,до12млн', { rooms: ['2'], priceTo: 12_000_000, options: ['balcony'] }],
  ['двушка   до\t12  млн', { rooms: ['2'], priceTo: 12_000_000 }],
  ['двушка.до 12 млн.с балконом', { rooms: ['2'], priceTo: 12_000_000, options: ['balcony'] }],
  // Latin «a» and «o», as letters copied from elsewhere.
  ['двушкa дo 12 млн', { rooms: ['2'], priceTo: 12_000_000 }],
  // Cyrillic «к».
  ['лот к2-57', { number: 'k2-57' }],
  ['ДВУШ\u00adКА до 12 млн', { rooms: ['2'], priceTo: 12_000_000 }],
  // «ё» of two code points.
  ['тре\u0308шка', { rooms: ['3'] }],
];
