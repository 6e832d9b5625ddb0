/** Longest side of a photo that is sent, pixels. */
const SIDE = 2000;

/** Pictures that a browser may be able to draw; what it cannot is sent as it is. */
const PICTURE = /^image\/(jpeg|png|webp|heic|heif)$/;

const QUALITY = 0.86;

/** Size that fits into {@link SIDE} × {@link SIDE}, never larger than it was; pixels. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Name of a picture once it is rendered anew: the ending tells the truth. */
export const pictureName = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`;

/**
 * Makes a photo ready to be sent: upright, scaled down, drawn anew, so that the place and the device
 * that its file tells stay on the visitor's side. Any other file stays as it is.
 */
export async function prepareFile(file: File): Promise<File> {
  if (!PICTURE.test(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return file;
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitSize(bitmap.width, bitmap.height));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    return blob ? new File([blob], pictureName(file.name, type), { type }) : file;
  } finally {
    bitmap.close();
  }
}
