export const WHOLE = /^[1-9]\d*$/;
export const DECIMAL = /^(?!0+(\.0+)?$)\d+(\.\d+)?$/;
export const COORDINATE = /^-?\d{1,3}(\.\d+)?$/;
export const ADDRESS = /^https?:\/\/\S+$/;
/** Portals take no other formats. */
export const PICTURE = /^https?:\/\/\S+\.(jpe?g|png)$/;
/** A telephone as channels take it. */
export const PHONE = /^\+7\d{10}$/;
export const SOMETHING = /\S/;

/** Text of so many characters, spaces alone are none. */
export const letters = (least: number, most: number) =>
  new RegExp(`^(?=\\s*\\S)[\\s\\S]{${least},${most}}$`, 'u');
