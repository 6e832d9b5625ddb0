/** Pictures of the demo media store, for examples. */
export const facade = {
  id: 'kanal-facade',
  alt: 'Кирпичный фасад дома у\u00a0канала',
  width: 1600,
  height: 1000,
  colour: '#8a8480',
};

export const yard = {
  id: 'svetly-courtyard',
  alt: 'Зелёный двор с\u00a0площадкой и\u00a0скамьями',
  width: 1280,
  height: 800,
  colour: '#778689',
};

export const living = {
  id: 'living',
  alt: 'Гостиная с\u00a0кухней',
  width: 1600,
  height: 1000,
  colour: '#877768',
};

export const keys = {
  id: 'keys',
  alt: 'Связка ключей от\u00a0новой квартиры',
  width: 1280,
  height: 800,
  colour: '#9b9186',
};
