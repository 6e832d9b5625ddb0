import type { PictureUrl } from '../components/picture/sources.ts';

const colours = ['#BFD2DD', '#C9D5DC', '#DCE7ED', '#B4C9D4'];

/** A drawing in place of the media store, which stories do not have; its number is the end of the id. */
export const drawnPicture: PictureUrl = ({ id }) => {
  const number = Number(id.replace(/\D/g, ''));
  const colour = colours[number % colours.length];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><path fill="${colour}" d="M0 0h160v100H0z"/><path fill="#1D5570" d="M${10 + number * 5} 92V34h30V20h34v72z"/></svg>`,
  )}`;
};

/** Pictures for examples and tests. */
export const pictures = [
  'Фасад со\u00a0стороны канала',
  'Двор без\u00a0машин',
  'Набережная',
  'Входная группа',
].map((alt, index) => ({
  id: `kanal-${index}`,
  alt,
  width: 1600,
  height: 1000,
  colour: '#BFD2DD',
}));
