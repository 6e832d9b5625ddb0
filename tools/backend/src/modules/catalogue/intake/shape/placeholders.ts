/** Drawing of a flat type whose drawing is not there. */
export const NO_PLAN = '/media/spots/spot-no-plan.svg';

/** Whether an address is that of a drawing of this site: the only ones that pages load and files print. */
export const isOwnDrawing = (address: string | undefined): address is string =>
  address !== undefined && /^\/media\/(?:plans|commercial)\/[a-z0-9-]{1,60}\.svg$/.test(address);

/** Picture of a complex that has none yet, as the manifest of the media has it. */
export const NO_PICTURE = {
  id: 'no-picture',
  alt: 'Изображение комплекса готовится',
  width: 1280,
  height: 800,
  thumbhash: 'cucFBID4eKh5d4d9dYb4c49P5w==',
  vendor: null,
  view: 'none',
};
